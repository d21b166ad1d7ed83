import type { Api } from './api';
import { passwords } from './callers';
import type { fixturesOf } from './fixtures';
import { host } from './site';

/** Every account of a run begins with its token; a profile goes with its account. */
export async function removeLeftovers(
	token: string,
	admin: Api,
	fixtures: ReturnType< typeof fixturesOf >
) {
	const users = [ ...( await usersOf( token, admin ) ) ];
	for ( let first = 0; first < users.length; first += 20 ) {
		await fixtures.removeUsers(
			users.slice( first, first + 20 ),
			host.network ? 'wpmu_delete_user' : 'wp_delete_user'
		);
	}
	await removePassword( token, admin );
}

/** Only the one of this run, which has its name. */
async function removePassword( token: string, admin: Api ) {
	const all = ( await admin.get( passwords ) ).body as {
		uuid: string;
		name: string;
	}[];
	for ( const { uuid } of all.filter( ( one ) => one.name === token ) ) {
		await admin.delete( `${ passwords }/${ uuid }` );
	}
}

const positions = '/users/v1/intranet/positions';

export const positionsOf = async ( admin: Api ): Promise< Set< number > > =>
	new Set( ( await everyPage( admin, positions ) ).map( ( { id } ) => id ) );

/** Vacancies outlive the people around them. */
export async function removePositions( admin: Api, kept: Set< number > ) {
	for ( const id of await positionsOf( admin ) ) {
		if ( ! kept.has( id ) ) {
			await admin.delete( `${ positions }/${ id }` );
		}
	}
}

/** By three ways, because each hides some: accounts without profile, profiles, members of the site. */
async function usersOf( token: string, admin: Api ): Promise< Set< number > > {
	const free = await everyPage( admin, '/users/v1/accounts', token );
	const busy = await everyPage( admin, '/users/v1/profiles', token );
	const members = await everyPage( admin, '/wp/v2/users', token );
	return new Set( [
		...[ ...free, ...members ].map( ( one ) => one.id ),
		...busy.map( ( one ) => one.user_id ),
	] );
}

interface Listed {
	id: number;
	user_id: number;
}

async function everyPage(
	admin: Api,
	path: string,
	search?: string
): Promise< Listed[] > {
	const found: Listed[] = [];
	for ( let page = 1, pages = 1; page <= pages; page++ ) {
		const list = await admin.get( path, {
			query: { ...( search && { search } ), per_page: 100, page },
		} );
		const body = list.body as Listed[] | { data: Listed[] };
		found.push( ...( Array.isArray( body ) ? body : body.data ) );
		pages = Number( list.headers[ 'x-wp-totalpages' ] );
	}
	return found;
}
