import type { Api } from './api';
import type { fixturesOf } from './fixtures';
import { host } from './site';

/** Every account of a run begins with its token; a profile goes with its account. */
export async function removeLeftovers(
	token: string,
	admin: Api,
	fixtures: ReturnType< typeof fixturesOf >
) {
	for ( const id of await usersOf( token, admin ) ) {
		await fixtures.removeUser(
			id,
			host.network ? 'wpmu_delete_user' : 'wp_delete_user'
		);
	}
	await admin.delete( '/wp/v2/users/me/application-passwords' );
}

/** By three ways, because each hides some: profiles, accounts without one, members of the main site. */
async function usersOf( token: string, admin: Api ): Promise< Set< number > > {
	const query = { search: token, per_page: 100 };
	const [ free, busy ] = [
		await everyPage( admin, '/users/v1/accounts', query ),
		await everyPage( admin, '/users/v1/profiles', query ),
	];
	const members = await admin.get( '/wp/v2/users', { query } );
	return new Set( [
		...free.map( ( one ) => one.id ),
		...busy.map( ( one ) => one.user_id ),
		...( members.body as Listed[] ).map( ( one ) => one.id ),
	] );
}

interface Listed {
	id: number;
	user_id: number;
}

async function everyPage(
	admin: Api,
	path: string,
	query: Query
): Promise< Listed[] > {
	const found: Listed[] = [];
	for ( let page = 1, pages = 1; page <= pages; page++ ) {
		const list = await admin.get( path, { query: { ...query, page } } );
		const body = list.body as { data: Listed[]; pages: number };
		found.push( ...body.data );
		pages = body.pages;
	}
	return found;
}

type Query = Record< string, string | number >;
