import { __, sprintf } from '@wordpress/i18n';
import { getProfileByUser } from '../../../client/src/users/profiles.js';
import { boot } from '../boot';
import { fullName } from './names';
import { transport } from '../transport';

export type Names = ReadonlyMap< number, string >;

/** The name of an account, or what stands for it. */
export function authorName( names: Names, userId: number ): string {
	if ( userId === 0 ) {
		return __( 'No account', 'svc' );
	}
	if ( userId === boot().me.userId ) {
		return __( 'You', 'svc' );
	}
	return (
		names.get( userId ) ??
		/* translators: %d: user ID. */
		sprintf( __( 'User %d', 'svc' ), userId )
	);
}

/** Adds the names of accounts: WordPress knows accounts without a profile, but lists them only for accounts with the capability to list users. */
export async function withNames(
	known: Names,
	userIds: readonly number[],
	signal: AbortSignal
): Promise< Names > {
	const unknown = [ ...new Set( userIds ) ].filter(
		( id ) => id !== 0 && id !== boot().me.userId && ! known.has( id )
	);
	if ( unknown.length === 0 ) {
		return known;
	}
	// Accounts that cannot be read have their number for a name.
	const accounts = await accountNames( unknown, signal ).catch(
		(): Names => new Map()
	);
	const others = unknown.filter( ( id ) => ! accounts.has( id ) );
	const people = await Promise.all(
		others.map(
			async ( id ) => [ id, await personName( id, signal ) ] as const
		)
	);
	return new Map( [
		...known,
		...accounts,
		...people.flatMap( ( [ id, name ] ) =>
			name === null ? [] : [ [ id, name ] as const ]
		),
	] );
}

async function accountNames(
	userIds: readonly number[],
	signal: AbortSignal
): Promise< Names > {
	const { body } = await transport.send< { id: number; name: string }[] >( {
		method: 'GET',
		path: '/wp/v2/users',
		query: { include: userIds, per_page: 100, _fields: 'id,name' },
		signal,
	} );
	return new Map( body.map( ( { id, name } ) => [ id, name ] ) );
}

/** Null where the caller may not see the person. */
const personName = ( userId: number, signal: AbortSignal ) =>
	getProfileByUser( transport, userId, { signal } ).then(
		( { body } ) => fullName( body ),
		() => null
	);
