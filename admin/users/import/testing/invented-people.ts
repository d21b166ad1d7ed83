/** A person of an invented company. */
export interface InventedPerson {
	first: string;
	last: string;
	email: string;
	/** Employee ID. */
	code: string;
	title: string;
	department: string;
	office: string;
	phone: string;
	/** YYYY-MM-DD. */
	start: string;
	/** Null for the person at the top, and where the manager is not in the file. */
	manager: InventedPerson | null;
	/** The name of a manager who is not in the file. */
	unknownManager: string;
}

/** Names that are hard to split, sort or compare. */
const hardNames: readonly ( readonly [ string, string ] )[] = [
	[ 'Ana', "O'Brien" ],
	[ 'Jean-Luc', 'Lefèvre' ],
	[ 'María José', 'de la Cruz' ],
	[ 'Anna', 'van der Berg' ],
	[ 'Karl-Heinz', 'Müller-Lüdenscheidt' ],
	[ 'Sean', 'McDonald Jr.' ],
	[ 'Oluwaseun', 'Adébáyọ̀' ],
	[ 'Søren', 'Ørsted' ],
	[ 'Zoë', 'D’Angelo' ],
	[ 'LaToya', 'Washington III' ],
	[ 'Łukasz', 'Wójcik' ],
	[ 'Min-jun', 'Kim' ],
];

const firstNames = [
	'Amir',
	'Bea',
	'Carlos',
	'Dana',
	'Emeka',
	'Fumiko',
	'Greta',
	'Hugo',
];
const lastNames = [
	'Abbott',
	'Barnes',
	'Castillo',
	'Duarte',
	'Egan',
	'Fontaine',
	'Gupta',
];
const teams = [
	[ 'Lending', 'Loan Officer' ],
	[ 'Underwriting', 'Underwriter' ],
	[ 'Processing', 'Loan Processor' ],
	[ 'Servicing', 'Servicing Specialist' ],
] as const;
const offices = [ 'Denver', 'Boulder, CO', 'Salt Lake City' ];

const two = ( value: number ) => String( value ).padStart( 2, '0' );

function titleOf( at: number, department: string, title: string ): string {
	if ( at === 0 ) {
		return 'Chief Executive Officer';
	}
	return at <= teams.length ? `Head of ${ department }` : title;
}

/**
 * A head, four leads and their teams. The managers of the last two people are unknown.
 *
 * @param size How many people, at least 20.
 * @param mark A unique text in small letters, for addresses and last names.
 */
export function inventedPeople( size: number, mark: string ): InventedPerson[] {
	const people: InventedPerson[] = [];
	for ( let at = 0; at < size; at++ ) {
		const [ department, title ] = teams[ at % teams.length ] ?? teams[ 0 ];
		const isLead = at > 0 && at <= teams.length;
		const isLast = at >= size - 2;
		const leadAt = isLead ? 0 : 1 + ( ( at + 3 ) % teams.length );
		const [ first, last ] = hardNames[ at ] ?? [
			firstNames[ at % firstNames.length ] ?? '',
			`${ lastNames[ at % lastNames.length ] }${ at }`,
		];
		people.push( {
			first,
			last: last.replace( /( Jr\.| III)?$/, `-${ mark }$1` ),
			email: `person${ at }.${ mark }@example.com`,
			code: String( 91_000 + at ),
			title: titleOf( at, department, title ),
			department: at === 0 ? 'Executive' : department,
			office: offices[ at % offices.length ] ?? '',
			phone: `(303) 555-${ String( 1000 + at ) }`,
			start: `20${ two( 10 + ( at % 16 ) ) }-${ two( 1 + ( at % 12 ) ) }-${ two( 1 + ( ( at * 7 ) % 28 ) ) }`,
			manager: at === 0 || isLast ? null : ( people[ leadAt ] ?? null ),
			unknownManager: isLast ? `Pat Leftlongago ${ mark }` : '',
		} );
	}
	return people;
}
