import { isOnTwo } from './site';
import { world, type CallerName } from './world';

/** The columns of the who-may-what table; those that a host cannot have (other sites) are left out. */
const present = ( ...names: CallerName[] ) =>
	names.filter( ( name ) => name in world.callers );

/** See public roles only: no login, no profile, or no membership of this site. */
export const strangers = present(
	'anonymous',
	'account',
	'elsewhere',
	'nowhere',
	'spammer',
	'neighbour'
);

export const seeAll = present(
	'person',
	'viewer',
	'capable',
	'administrator',
	'manager'
);

export const mayManage = present( 'capable', 'administrator', 'manager' );

/** Administrators of the site that is asked; the right to manage profiles alone does not make one. */
export const siteAdministrators = present(
	isOnTwo ? 'neighbour' : 'administrator',
	'manager'
);

/** Administrators of the site that is asked and of the main site. */
export const administratorsOfBoth = siteAdministrators.filter(
	( name ) => name !== 'neighbour'
);

export const mayNotManage = [
	...strangers,
	...present( 'partner', 'person', 'viewer' ),
];

export const haveProfile = present( 'partner', 'person' );

/** Logins that count on the site that is asked; a neighbour is a member of the second one alone. */
export const members = present(
	'account',
	'partner',
	'person',
	'viewer',
	'capable',
	'administrator',
	'manager',
	'commuter',
	...( isOnTwo ? ( [ 'neighbour' ] as const ) : [] )
);

/** No login, or no membership of the site that is asked. */
export const notMembers = present(
	'anonymous',
	'nowhere',
	'elsewhere',
	'spammer',
	...( isOnTwo ? [] : ( [ 'neighbour' ] as const ) )
);

/** Every column, the one with the fewest rights first. */
export const columns = [
	...strangers,
	...present( 'partner', 'person', 'viewer' ),
	...mayManage,
];
