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

export const mayNotManage = [
	...strangers,
	...present( 'partner', 'person', 'viewer' ),
];

export const haveProfile = present( 'partner', 'person' );
