import { randomInt } from 'node:crypto';
import type { NewProfile } from '../../client/src/users/profile-schemas';
import { control, type Account } from './control';
import { profile, profiles } from './paths';
import { takeAccount } from './pool';
import { as, world } from './world';

export interface Person extends Account {
	profileId: number;
	/** As it was sent. */
	sent: NewProfile;
}

let made = 0;
const stamp = () =>
	[ process.pid, Date.now(), made++ ]
		.map( ( number ) => number.toString( 36 ) )
		.join( '' );

/** A text of letters by which a test finds its own data: it begins no other, and none is a misspelling of another. */
export const newMark = () =>
	`q${ Array.from( { length: 18 }, () => 'kqvwxzyhgb'[ randomInt( 10 ) ] ).join( '' ) }`;

/** Accounts without profile; they go with the run. */
export async function accounts( count: number ): Promise< Account[] > {
	const taken = Array.from( { length: count }, takeAccount ).filter(
		( one ) => one !== null
	);
	const lacking = Array.from( { length: count - taken.length }, () => ( {
		login: `${ world.token }-${ stamp() }`,
	} ) );
	return lacking.length === 0
		? taken
		: [ ...taken, ...( await control.createUsers( lacking ) ) ];
}

export const draft = (
	account: Pick< Account, 'id' | 'login' >,
	change: object = {}
): NewProfile => ( {
	user_id: account.id,
	first_name: 'Kim',
	last_name: 'Vale',
	email: `${ account.login }@example.com`,
	role: 'staff',
	...change,
} );

/** One person for each change of the usual draft. */
export async function people( ...changes: object[] ): Promise< Person[] > {
	const everyone: Person[] = [];
	const users = await accounts( changes.length );
	for ( const [ index, account ] of users.entries() ) {
		everyone.push( await personOf( account, changes[ index ] ) );
	}
	return everyone;
}

export async function personOf(
	account: Account,
	change: object = {}
): Promise< Person > {
	const sent = draft( account, change );
	const answer = await as.manager.post( profiles, sent );
	if ( answer.status !== 201 ) {
		throw new Error( `No profile for a test: ${ answer.text }` );
	}
	return {
		...account,
		sent,
		profileId: ( answer.body as { id: number } ).id,
	};
}

/** The profile as a manager sees it now. */
export async function stateOf(
	profileId: number
): Promise< Record< string, unknown > > {
	const answer = await as.manager.get( profile( profileId ) );
	return answer.body as Record< string, unknown >;
}
