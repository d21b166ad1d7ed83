import { Random } from './random';

export type Role =
	'loan_officer' | 'realtor_partner' | 'staff' | 'leadership' | 'assistant';

/** The trade of a seat; decides skills, bio and pay-grade wording. */
export type Trade =
	| 'lead'
	| 'lend'
	| 'process'
	| 'underwrite'
	| 'close'
	| 'market'
	| 'comply'
	| 'build'
	| 'support'
	| 'realtor';

export const OFFICES = [
	'Denver',
	'Austin',
	'Charlotte',
	'Sacramento',
] as const;
export type Office = ( typeof OFFICES )[ number ];

export const DEPARTMENTS = [
	'Executive Office',
	'Residential Lending',
	'Loan Processing',
	'Underwriting',
	'Closing & Funding',
	'Marketing',
	'Compliance',
	'Technology',
] as const;
export type Department = ( typeof DEPARTMENTS )[ number ];

export interface Seat {
	/** Unique in its block: the kind of seat and which one, as `lead/3`. */
	readonly key: string;
	readonly boss: string | null;
	readonly title: string;
	readonly department: Department | null;
	readonly role: Role;
	readonly trade: Trade;
	readonly office: Office;
	/** 1 for the top seat. */
	readonly level: number;
}

type Row = readonly [
	kind: string,
	boss: string | null,
	count: number,
	title: string,
	department: Department | null,
	role: Role,
	trade: Trade,
];

const EXECUTIVE = 'Executive Office';
const LENDING = 'Residential Lending';
const PROCESSING = 'Loan Processing';
const CLOSING = 'Closing & Funding';

// Seats of one kind are dealt to the seats of the boss's kind in turn.
// prettier-ignore
const ROWS: readonly Row[] = [
	[ 'ceo', null, 1, 'Chief Executive Officer', EXECUTIVE, 'leadership', 'lead' ],
	[ 'coo', 'ceo', 1, 'Chief Operating Officer', EXECUTIVE, 'leadership', 'lead' ],
	[ 'cfo', 'ceo', 1, 'Chief Financial Officer', EXECUTIVE, 'leadership', 'lead' ],
	[ 'analyst', 'cfo', 1, 'Financial Analyst', EXECUTIVE, 'staff', 'support' ],
	[ 'ea', 'ceo', 3, 'Executive Assistant', EXECUTIVE, 'assistant', 'support' ],
	[ 'clo', 'ceo', 1, 'Chief Lending Officer', LENDING, 'leadership', 'lead' ],
	[ 'region', 'clo', 2, 'Regional Vice President', LENDING, 'leadership', 'lend' ],
	[ 'branch', 'region', 4, 'Branch Manager', LENDING, 'leadership', 'lend' ],
	[ 'team', 'branch', 8, 'Senior Loan Officer, Team Lead', LENDING, 'loan_officer', 'lend' ],
	[ 'officer', 'team', 27, 'Loan Officer', LENDING, 'loan_officer', 'lend' ],
	[ 'loa', 'branch', 4, 'Loan Officer Assistant', LENDING, 'assistant', 'support' ],
	[ 'pd', 'coo', 1, 'Director of Loan Processing', PROCESSING, 'leadership', 'process' ],
	[ 'pm', 'pd', 2, 'Processing Manager', PROCESSING, 'staff', 'process' ],
	[ 'pl', 'pm', 3, 'Senior Processor, Team Lead', PROCESSING, 'staff', 'process' ],
	[ 'processor', 'pl', 10, 'Loan Processor', PROCESSING, 'staff', 'process' ],
	[ 'cco', 'ceo', 1, 'Chief Credit Officer', 'Underwriting', 'leadership', 'underwrite' ],
	[ 'um', 'cco', 2, 'Underwriting Manager', 'Underwriting', 'staff', 'underwrite' ],
	[ 'underwriter', 'um', 8, 'Underwriter', 'Underwriting', 'staff', 'underwrite' ],
	[ 'cm', 'coo', 1, 'Closing Manager', CLOSING, 'staff', 'close' ],
	[ 'closer', 'cm', 5, 'Closer', CLOSING, 'staff', 'close' ],
	[ 'funder', 'cm', 2, 'Funding Specialist', CLOSING, 'staff', 'close' ],
	[ 'cmo', 'ceo', 1, 'Chief Marketing Officer', 'Marketing', 'leadership', 'market' ],
	[ 'mm', 'cmo', 1, 'Marketing Manager', 'Marketing', 'staff', 'market' ],
	[ 'content', 'mm', 1, 'Content Strategist', 'Marketing', 'staff', 'market' ],
	[ 'designer', 'mm', 1, 'Graphic Designer', 'Marketing', 'staff', 'market' ],
	[ 'events', 'mm', 2, 'Event Coordinator', 'Marketing', 'staff', 'market' ],
	[ 'ma', 'mm', 1, 'Marketing Assistant', 'Marketing', 'assistant', 'support' ],
	[ 'compliance', 'ceo', 1, 'Chief Compliance Officer', 'Compliance', 'leadership', 'comply' ],
	[ 'auditor', 'compliance', 3, 'Compliance Analyst', 'Compliance', 'staff', 'comply' ],
	[ 'cto', 'ceo', 1, 'Chief Technology Officer', 'Technology', 'leadership', 'build' ],
	[ 'em', 'cto', 1, 'Systems Manager', 'Technology', 'staff', 'build' ],
	[ 'admin', 'em', 2, 'Encompass Administrator', 'Technology', 'staff', 'build' ],
	[ 'helpdesk', 'em', 2, 'Support Specialist', 'Technology', 'staff', 'build' ],
	[ 'partner', null, 15, 'Realtor', null, 'realtor_partner', 'realtor' ],
];

const counts = new Map( ROWS.map( ( [ kind, , count ] ) => [ kind, count ] ) );

/** A seat has its boss's office, unless its kind is spread over all four. */
const SPREAD = new Set( [ 'branch', 'pl', 'um', 'closer', 'partner' ] );

function seatsOf( row: Row, made: Map< string, Seat > ): Seat[] {
	const [ kind, bossKind, count, title, department, role, trade ] = row;
	return Array.from( { length: count }, ( _, n ) => {
		const boss =
			bossKind === null
				? undefined
				: made.get(
						`${ bossKind }/${ n % ( counts.get( bossKind ) ?? 1 ) }`
					);
		const office = SPREAD.has( kind )
			? OFFICES[ n % OFFICES.length ]
			: boss?.office;
		return {
			key: `${ kind }/${ n }`,
			boss: boss?.key ?? null,
			title,
			department,
			role,
			trade,
			office: office ?? OFFICES[ 0 ],
			level: ( boss?.level ?? 0 ) + 1,
		};
	} );
}

function allSeats(): Seat[] {
	const made = new Map< string, Seat >();
	for ( const row of ROWS ) {
		for ( const seat of seatsOf( row, made ) ) {
			made.set( seat.key, seat );
		}
	}
	return [ ...made.values() ];
}

/** Mixed, so that any first part is a small company, bosses always first. */
function mixed( seats: readonly Seat[] ): Seat[] {
	const random = new Random( 1, 0 );
	const waiting = [ ...seats ];
	const seated = new Set< string | null >( [ null ] );
	const order: Seat[] = waiting.splice( 0, 1 );
	seated.add( order[ 0 ]?.key ?? null );
	while ( waiting.length > 0 ) {
		const seat = random.pick(
			waiting.filter( ( s ) => seated.has( s.boss ) )
		);
		waiting.splice( waiting.indexOf( seat ), 1 );
		seated.add( seat.key );
		order.push( seat );
	}
	return order;
}

/** The 120 seats of one block, bosses before their reports. */
export const SEATS: readonly Seat[] = mixed( allSeats() );
