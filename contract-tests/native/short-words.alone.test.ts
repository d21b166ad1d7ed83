import { beforeAll, describe, expect, it } from 'vitest';
import type { ProfileList } from '../../client/src/users/profile-schemas';
import type { DirectoryList } from '../../client/src/users/intranet/directory-schemas';
import { companyOf } from '../support/company';
import { directory, profiles } from '../support/paths';
import { withSettings } from '../support/settings';
import { host, mainSite, place } from '../support/site';
import { as, full } from '../support/world';

/** Once a network: the form of the address makes no difference. */
const isMeasured = full && host.database !== null && place === mainSite;

type Item = DirectoryList[ 'data' ][ number ];
type Profile = ProfileList[ 'data' ][ number ];

const read = async ( query: Record< string, string | number > ) =>
	( await as.manager.get( directory, { query } ) ).body as DirectoryList;

const folded = ( text: string ) =>
	text
		.normalize( 'NFD' )
		.replace( /\p{Mn}/gu, '' )
		.toLowerCase();

const has = ( { name, title, department }: Item, words: string[] ) =>
	words.every( ( word ) =>
		folded( [ name, title, department ].join( ' ' ) ).includes( word )
	);

async function all< Of >( path: string ): Promise< Of[] > {
	const everyone: Of[] = [];
	for ( let page = 1, pages = 1; page <= pages; page++ ) {
		const { body } = await as.manager.get( path, {
			query: { page, per_page: 100 },
		} );
		const list = body as { data: Of[]; pages: number };
		everyone.push( ...list.data );
		pages = list.pages;
	}
	return everyone;
}

/** Words that are part of very many others are found in the profiles, other ones by the index of words. */
describe.runIf( isMeasured )( 'a search by short words', () => {
	let everyone: Item[];
	let listed: Profile[];
	beforeAll( async () => {
		await companyOf( 2000 );
		everyone = await all( directory );
		listed = await all( profiles );
	} );

	it.each( [ 'e', 'an', 'a e', 'er zq', 'an denver', 'q' ] )(
		'finds all people who have them, in order: %s',
		async ( search ) => {
			const words = search.split( ' ' );
			const expected = everyone.filter( ( item ) => has( item, words ) );
			const list = await read( { search, per_page: 100 } );
			expect( list.total ).toBe( expected.length );
			expect( list.data.map( ( { id } ) => id ) ).toEqual(
				expected.slice( 0, 100 ).map( ( { id } ) => id )
			);
		}
	);

	it.each( [ 'e', 'an', 'a e', 'er zq', '.c', 'q' ] )(
		'finds all profiles whose name or e-mail has them, in order: %s',
		async ( search ) => {
			const expected = listed.filter( ( one ) =>
				search
					.split( ' ' )
					.every( ( word ) =>
						folded(
							`${ one.first_name } ${ one.last_name } ${ one.email }`
						).includes( word )
					)
			);
			const { body } = await as.manager.get( profiles, {
				query: { search, per_page: 100 },
			} );
			const list = body as ProfileList;
			expect( list.total ).toBe( expected.length );
			expect( list.data.map( ( { id } ) => id ) ).toEqual(
				expected.slice( 0, 100 ).map( ( { id } ) => id )
			);
		}
	);

	it( 'finds public profiles for a visitor, and none by a hidden e-mail', async () => {
		const restore = await withSettings( {
			public_roles: [ 'loan_officer' ],
			public_fields: [],
		} );
		try {
			for ( const search of [ 'e', 'an', '.c' ] ) {
				const expected = listed.filter(
					( { role, first_name, last_name } ) =>
						role === 'loan_officer' &&
						folded( `${ first_name } ${ last_name }` ).includes(
							search
						)
				);
				const { body } = await as.anonymous.get( profiles, {
					query: { search, per_page: 100 },
				} );
				const list = body as ProfileList;
				expect( list.total, search ).toBe( expected.length );
				expect( list.data.map( ( { id } ) => id ) ).toEqual(
					expected.slice( 0, 100 ).map( ( { id } ) => id )
				);
			}
		} finally {
			await restore();
		}
	} );
} );
