import { csv } from '../../contract-tests/support/csv';

const firstNames = [
	'Ana',
	'Bo',
	'Chloé',
	'Dmitri',
	'Eun-ji',
	'Farah',
	'Günther',
	'Hana',
	'Ifeoma',
	'João',
];

const teams = [
	[ 'Lending', 'Loan Officer' ],
	[ 'Underwriting', 'Underwriter' ],
	[ 'Processing', 'Loan Processor' ],
	[ 'Marketing', 'Designer' ],
	[ 'Servicing', 'Specialist' ],
] as const;

/** As people head their columns, and not as the plugin does. */
const header = [
	'First',
	'Surname',
	'E-mail address',
	'Role',
	'Position',
	'Team',
	'Office',
	'Telephone',
	'Supervisor',
	'Hire date',
	'Expertise',
	'Shoe size',
];

/** Errors of some rows: the cell, and its wrong value. */
const faults = [
	[ 1, '' ],
	[ 2, 'no address' ],
	[ 7, 'call me' ],
	[ 8, 'nobody@example.com' ],
	[ 9, '2026-02-30' ],
] as const;

export interface SheetOfPeople {
	/** UTF-8 with commas, every cell in quotes. */
	text: string;
	rows: string[][];
	/** Numbers of the rows that are wrong, as a spreadsheet counts. */
	broken: number[];
	good: number;
}

export interface SheetOptions {
	/** How many people. */
	size?: number;
	/** One row in this many is wrong; 0 for none. */
	brokenEvery?: number;
	/** A unique text in lower case, for addresses and last names. */
	mark?: string;
}

/** A spreadsheet of people without accounts, of five teams under one head, with some rows that are wrong. */
export function sheetOfPeople( {
	size = 500,
	brokenEvery = 40,
	mark = 'sheet',
}: SheetOptions = {} ): SheetOfPeople {
	const broken: number[] = [];
	const rows = Array.from( { length: size }, ( _, at ) => {
		const row = personAt( at, mark );
		// Heads and leads are right: a person who reports to a wrong row is refused with it.
		if (
			brokenEvery > 0 &&
			at > teams.length &&
			at % brokenEvery === brokenEvery - 1
		) {
			const [ cell, text ] = faults[ broken.length % faults.length ]!;
			row[ cell ] = text;
			broken.push( at + 2 );
		}
		return row;
	} );
	return {
		text: csv( [ header, ...rows ] ) + '\r\n',
		rows,
		broken,
		good: size - broken.length,
	};
}

const address = ( at: number, mark: string ) =>
	`person${ at }.${ mark }@example.com`;

function personAt( at: number, mark: string ): string[] {
	const [ team, title ] = teams[ at % teams.length ]!;
	const isHead = at === 0;
	const isLead = at > 0 && at <= teams.length;
	const lead = 1 + ( ( at + teams.length - 1 ) % teams.length );
	return [
		firstNames[ at % firstNames.length ]!,
		`${ mark } ${ at }`,
		address( at, mark ),
		isHead ? 'Leadership' : 'Staff',
		isHead || isLead ? `Head of ${ isHead ? 'all' : team }` : title,
		isHead ? 'Executive' : team,
		at % 2 === 0 ? 'Denver' : 'Boulder, CO',
		`+1 303 555 ${ String( 100 + ( at % 900 ) ).padStart( 4, '0' ) }`,
		isHead ? '' : address( isLead ? 0 : lead, mark ),
		`2${ String( 20 + ( at % 6 ) ).padStart( 3, '0' ) }-0${ 1 + ( at % 9 ) }-15`,
		at % 3 === 0 ? 'SQL; Excel' : '',
		String( 36 + ( at % 10 ) ),
	];
}
