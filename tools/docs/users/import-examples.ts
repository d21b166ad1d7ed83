import type { Example } from '../component-texts';

const options = {
	columns: [ 'account_email', 'first_name', 'last_name', '', 'manager' ],
	match: 'account_email',
	creates_accounts: true,
	clears: false,
	strict: false,
	invites: true,
	role_for_new: 'staff',
	name: 'people.csv',
};

const open = {
	id: 3,
	...options,
	status: 'open',
	progress: 0,
	total: 0,
	done: 0,
	created: 0,
	changed: 0,
	unchanged: 0,
	refused: 0,
	with_problems: 0,
	invited: 0,
	to_invite: 0,
	user_id: 1,
	created_at: '2026-11-21T09:30:00Z',
};

const sent = { ...open, total: 2 };
const checked = {
	...sent,
	status: 'checked',
	progress: 100,
	done: 2,
	created: 2,
	with_problems: 1,
};
const finished = { ...checked, status: 'finished', to_invite: 2 };

const page = ( item: object ) => ( {
	data: [ item ],
	total: 1,
	pages: 1,
	page: 1,
} );

export const importExamples = {
	listImports: { query: '?per_page=1', answer: page( finished ) },
	createImport: { body: options, answer: open },
	listImportColumns: {
		answer: page( {
			name: 'job_title',
			label: 'Job title',
			aliases: [ 'title', 'position', 'job' ],
			required: false,
		} ),
	},
	getImport: { answer: checked },
	deleteImport: { answer: { message: 'Import deleted.' } },
	listImportRows: {
		query: '?problems=true',
		answer: page( {
			number: 3,
			outcome: 'created',
			name: 'Bo Lind',
			user_id: null,
			profile_id: null,
			problems: [
				{
					column: 'manager',
					message: 'No one matches "nobody@example.com".',
				},
			],
			changes: [],
			invited_at: null,
		} ),
	},
	putImportRows: {
		body: {
			from: 2,
			rows: [
				[ 'ana@example.com', 'Ana', 'Ruiz', '', '' ],
				[ 'bo@example.com', 'Bo', 'Lind', '', 'nobody@example.com' ],
			],
		},
		answer: sent,
	},
	checkImport: { body: {}, answer: checked },
	runImport: { body: {}, answer: finished },
	cancelImport: { body: {}, answer: { ...finished, status: 'cancelled' } },
	getImportReport: {
		query: '?problems=true',
		answer: [
			'Row,Outcome,Name,User ID,Profile ID,What is wrong',
			'3,Created,Bo Lind,36,35,"Manager (account e-mail or user ID): No one matches ""nobody@example.com""."',
		].join( '\n' ),
	},
} satisfies Record< string, Example >;

export const importRefusals = {
	rest_import_not_found: {
		code: 'rest_import_not_found',
		message:
			'There is no such import. It may have been deleted, or has expired.',
		data: { status: 404 },
	},
	rest_import_conflict: {
		code: 'rest_import_conflict',
		message: 'Check the import to its end before you run it.',
		data: { status: 409 },
	},
	rest_open_manager_not_found: {
		code: 'rest_open_manager_not_found',
		message:
			'There is no open manager of this person. It may have been dismissed, or a manager was set.',
		data: { status: 404 },
	},
};
