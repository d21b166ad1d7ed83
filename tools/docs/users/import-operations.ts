import type { Operation } from '../component-texts';

const who =
	'Those who may manage profiles; with `creates_accounts` or `invites` also the right to create users.';
const common = {
	who: 'Those who may manage profiles.',
	tag: 'Imports',
} as const;

export const importOperations = {
	listImports: {
		...common,
		title: 'List imports',
		about: 'Imports under way, and those of the last month, the newest first, of all accounts.',
		response: 'ImportList',
		item: 'Import',
	},
	createImport: {
		title: 'Begin an import',
		about: 'Says what the columns of a file are and how its rows are to be taken. The rows are sent afterwards. A wrong cell that a person can do without, and a manager who cannot be set, are left out and reported, or refuse the row with `strict`. What an import is, step by step, is in [import and export](import-and-export.md).',
		who,
		response: 'Import',
		body: 'NewImport',
		tag: 'Imports',
	},
	listImportColumns: {
		...common,
		title: 'List the columns of imports',
		about: 'The columns that an import knows, with the header that an export gives them and what other programs call them: to guess by what the columns of a file are. All on one page.',
		response: 'ImportColumnList',
		item: 'ImportColumn',
	},
	getImport: {
		...common,
		title: 'Get an import',
		about: 'How far an import is, and what becomes of its rows.',
		response: 'Import',
	},
	deleteImport: {
		...common,
		title: 'Delete an import',
		about: 'Deletes an import with its rows and its report. What it has done stays. Invitations that were not sent yet are not sent any more.',
		response: 'Deleted',
	},
	listImportRows: {
		...common,
		title: 'List the rows of an import',
		about: 'What becomes of each row, in the order of the file, with the problems of those that are refused and of those that come in with something left out. `problems=true` lists the latter only.',
		response: 'ImportRowList',
		item: 'ImportRow',
	},
	putImportRows: {
		...common,
		title: 'Send rows of an import',
		about: 'Up to 500 rows as lists of cells. The same numbers again replace what was sent before, so a request that failed may be repeated. What was checked is then to be checked anew.',
		response: 'Import',
		body: 'ImportRows',
	},
	checkImport: {
		title: 'Check an import',
		about: 'Goes on with the dry run for some seconds: says of each row what it would do, by the rules and in the words of the operations that would do it. To be repeated until the status is `checked`. Nothing is changed.',
		who,
		response: 'Import',
		body: 'Nothing',
		tag: 'Imports',
	},
	runImport: {
		title: 'Run an import',
		about: 'Goes on with what the check has found for some seconds; refused rows are left out. To be repeated until the status is `finished`. Not to repeat it is to pause, for up to three days. Two who repeat it at once do nothing twice.',
		who,
		response: 'Import',
		body: 'Nothing',
		tag: 'Imports',
	},
	cancelImport: {
		...common,
		title: 'Cancel an import',
		about: 'Ends an import. What it has done stays; the rows that were sent are deleted.',
		response: 'Import',
		body: 'Nothing',
	},
	getImportReport: {
		...common,
		title: 'Get the report of an import',
		about: 'What became of each row, as comma-separated values, with the same filters as the list.',
		response: 'Csv',
	},
} as const satisfies Record< string, Operation >;
