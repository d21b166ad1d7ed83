import type { Random } from './random';
import type { Office, Role, Seat } from './seats';
import { REALTY, TITLES } from './trades';
import { bio, fold, internalBio, skills, type Name } from './words';

export interface Social {
	facebook?: string;
	twitter?: string;
	linkedin?: string;
	instagram?: string;
}

export interface Person {
	readonly account: {
		readonly login: string;
		readonly email: string;
		readonly display_name: string;
	};
	/** The input of POST /profiles, without user_id and the manager. */
	readonly profile: {
		readonly first_name: string;
		readonly last_name: string;
		readonly email: string;
		readonly role: Role;
		readonly nmls_id: string;
		readonly job_title: string;
		readonly phone: string;
		readonly company: string;
		readonly bio: string;
		readonly social: Social;
		readonly meta: { readonly svc_department: string };
	};
	/** Null for realtor partners, who have no intranet profile. */
	readonly intranet: {
		readonly office_location: string;
		readonly extension: string;
		readonly start_date: string;
		readonly bio: string;
		readonly skills: readonly string[];
	} | null;
	/** The manager's login. */
	readonly manager: string | null;
}

export const COMPANY = 'Larkfield Home Loans';
const DOMAIN = 'larkfield.example';

const AREA_CODES: Readonly< Record< Office, readonly string[] > > = {
	Denver: [ '303', '720' ],
	Austin: [ '512', '737' ],
	Charlotte: [ '704', '980' ],
	Sacramento: [ '916', '279' ],
};

/** 555-0100 to 555-0199 are reserved for fiction. */
function phone( office: Office, random: Random ): string {
	const area = random.pick( AREA_CODES[ office ] );
	const line = `01${ String( random.int( 0, 99 ) ).padStart( 2, '0' ) }`;
	return random.pick( [
		`(${ area }) 555-${ line }`,
		`(${ area }) 555-${ line }`,
		`${ area }-555-${ line }`,
		`${ area }.555.${ line }`,
		`+1 ${ area } 555 ${ line }`,
		`(${ area }) 555-${ line } x${ random.int( 10, 99 ) }`,
	] );
}

/** Seven digits, no two alike; no number this high has been issued yet. */
const nmls = ( index: number ): string =>
	String( 9_000_000 + ( ( index * 617_411 + 104_729 ) % 1_000_000 ) );

function social( login: string, random: Random ): Social {
	const found: Social = {};
	for ( const [ site, share ] of [
		[ 'linkedin', 0.7 ],
		[ 'facebook', 0.3 ],
		[ 'instagram', 0.2 ],
		[ 'twitter', 0.15 ],
	] as const ) {
		if ( random.chance( share ) ) {
			found[ site ] = `https://${ site }.example/${ login }`;
		}
	}
	return found;
}

const two = ( number: number ): string => String( number ).padStart( 2, '0' );

/** The higher the seat, the longer ago. */
function startDate( level: number, random: Random ): string {
	const year = random.int( Math.min( 2003 + level * 2, 2018 ), 2019 + level );
	return `${ Math.min( year, 2025 ) }-${ two( random.int( 1, 12 ) ) }-${ two(
		random.int( 1, 28 )
	) }`;
}

function title( seat: Seat, block: number, random: Random ): string {
	if ( block > 0 && seat.key === 'ceo/0' ) {
		return 'Division President';
	}
	const others = TITLES[ seat.title ];
	const own =
		others && random.chance( 0.5 ) ? random.pick( others ) : seat.title;
	return block > 0 ? own.replace( /^Chief/u, 'Division' ) : own;
}

/** Who sits where, before the details. */
export interface Draft {
	index: number;
	seat: Seat;
	number: number;
	random: Random;
	name: Name;
	login: string;
	manager: string | null;
}

export function describe( draft: Draft ): Person {
	const { index, seat, number, random, name, login, manager } = draft;
	const partner = seat.role === 'realtor_partner';
	const company = partner ? random.pick( REALTY ) : COMPANY;
	const domain = partner ? `${ fold( company ) }.example` : DOMAIN;
	const email = `${ login }@${ domain }`;
	const started = startDate( seat.level, random );
	return {
		account: {
			login,
			email,
			display_name: `${ name.first } ${ name.last }`,
		},
		profile: {
			first_name: name.first,
			last_name: name.last,
			email,
			role: seat.role,
			nmls_id: seat.trade === 'lend' ? nmls( index ) : '',
			job_title: title( seat, number, random ),
			phone: random.chance( 0.93 ) ? phone( seat.office, random ) : '',
			company,
			bio: random.chance( 0.85 )
				? bio(
						name,
						seat,
						started.slice( 0, 4 ),
						`https://${ domain }/team`,
						random
					)
				: '',
			social: social( login, random ),
			meta: { svc_department: seat.department ?? '' },
		},
		intranet: partner
			? null
			: {
					office_location: seat.office,
					extension: String( 1000 + index ),
					start_date: started,
					bio: internalBio( name, seat, random ),
					skills: skills( seat, random ),
				},
		manager,
	};
}
