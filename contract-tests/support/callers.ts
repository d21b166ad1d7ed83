import type { Api, Caller } from './api';
import type { Account, fixturesOf } from './fixtures';
import { profiles } from './paths';
import { full, host, isOnTwo } from './site';
import type { CallerName } from './world';

type Fixtures = ReturnType< typeof fixturesOf >;

interface Part {
	name: CallerName;
	/** Role of the profile; without one there is none. */
	profile?: string;
	role?: string | null;
	/** The only site where it is a member; else the main one, and the second where the tests ask there. */
	site?: number;
	/** Granted to the account itself, beside its role, on one site. */
	capability?: { name: string; site: number };
	isSpam?: boolean;
	/** A member of the second site in any case. */
	isOnBoth?: boolean;
}

/** The columns of the who-may-what table. */
const everywhere: Part[] = [
	{ name: 'account' },
	{ name: 'partner', profile: 'realtor_partner' },
	{ name: 'person', profile: 'staff' },
	{ name: 'colleague', profile: 'loan_officer' },
];

const inFull: Part[] = [
	{ name: 'administrator', role: 'administrator' },
	{ name: 'capable', capability: { name: 'svc_manage_profiles', site: 1 } },
	{
		name: 'viewer',
		capability: { name: 'svc_view_intranet', site: isOnTwo ? 2 : 1 },
	},
	{ name: 'nowhere', role: null, profile: 'staff' },
];

const onNetworks: Part[] = [
	{ name: 'elsewhere', site: isOnTwo ? 1 : 2, profile: 'staff' },
	{ name: 'neighbour', site: 2, role: 'administrator' },
	{ name: 'spammer', profile: 'staff', isSpam: true },
	{ name: 'commuter', role: 'administrator', isOnBoth: true },
];

const parts = [
	...everywhere,
	...( full ? inFull : [] ),
	...( full && host.network ? onNetworks : [] ),
];

export async function makeCallers(
	token: string,
	admin: Api,
	fixtures: Fixtures
): Promise< Record< CallerName, Caller > > {
	const logins = parts.map( ( { name, role = 'subscriber', site = 1 } ) => ( {
		login: `${ token }-${ name }`,
		role,
		site,
	} ) );
	const users = await fixtures.createUsers( logins );
	const made: [ string, Caller ][] = [
		[
			'anonymous',
			{ name: 'anonymous', headers: {}, userId: 0, profileId: 0 },
		],
		[ 'manager', await theManager( token, admin ) ],
	];
	for ( const [ index, part ] of parts.entries() ) {
		const user = users[ index ]!;
		await furnish( user, part, fixtures );
		const profileId = part.profile
			? await profileFor( user, part, token, admin )
			: 0;
		made.push( [ part.name, callerOf( user, part.name, profileId ) ] );
	}
	return Object.fromEntries( made ) as Record< CallerName, Caller >;
}

async function furnish( { id }: Account, part: Part, fixtures: Fixtures ) {
	if ( part.capability ) {
		await fixtures.grant( id, part.capability.name, part.capability.site );
	}
	if ( part.isSpam ) {
		await fixtures.mark( id, 'spam', true );
	}
	if ( part.isOnBoth || ( isOnTwo && ! part.site && part.role !== null ) ) {
		await fixtures.setRole( id, 'subscriber', 2 );
	}
}

async function profileFor(
	user: Account,
	{ name, profile }: Part,
	token: string,
	admin: Api
): Promise< number > {
	const answer = await admin.post( profiles, {
		user_id: user.id,
		first_name: name,
		last_name: token,
		email: `${ user.login }@example.com`,
		role: profile,
		meta: { svc_department: 'Lending' },
	} );
	if ( answer.status !== 201 ) {
		throw new Error( `No profile for ${ name }: ${ answer.text }` );
	}
	return ( answer.body as { id: number } ).id;
}

/** The caller's own application passwords. */
export const passwords = '/wp/v2/users/me/application-passwords';

const basic = ( user: string, password: string ) => ( {
	Authorization: `Basic ${ Buffer.from( `${ user }:${ password }` ).toString( 'base64' ) }`,
} );

const callerOf = (
	user: Account,
	name: string,
	profileId: number
): Caller => ( {
	name,
	headers: basic( user.login, user.application_password ),
	userId: user.id,
	profileId,
} );

/** The administrator that the host created; on a network the super administrator. */
async function theManager( token: string, admin: Api ): Promise< Caller > {
	const made = await admin.post( passwords, { name: token } );
	const { password } = made.body as { password: string };
	return {
		name: 'manager',
		headers: basic( host.login.user, password ),
		userId: 1,
		profileId: 0,
	};
}
