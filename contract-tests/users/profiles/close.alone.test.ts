// @module-tag single-site
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProfileList } from '../../../client/src/users/profile-schemas';
import { expectSame, run } from '../../support/abilities';
import {
	department,
	idsOf,
	makeCrowd,
	mark,
	nearMisses,
	numbers,
	office,
	writtenPhones,
	type Crowd,
} from '../../support/close';
import { mayManage, seeAll, strangers } from '../../support/columns';
import { profile, profiles } from '../../support/paths';
import { people } from '../../support/people';
import { withSettings } from '../../support/settings';
import { as, full, world, type CallerName } from '../../support/world';

let crowd: Crowd;
let restore: () => Promise< void >;
beforeAll( async () => {
	crowd = await makeCrowd();
	restore = await withSettings( { public_roles: [ 'loan_officer' ] } );
} );
afterAll( () => restore() );

async function search(
	name: CallerName,
	query: Record< string, string | number >
): Promise< ProfileList > {
	const answer = await as[ name ].get( profiles, {
		query: { close: 'true', ...query },
	} );
	expect( answer, name ).toAnswer( 'listProfiles' );
	return answer.body as ProfileList;
}

const found = async ( name: CallerName, words: string ) =>
	idsOf( ( await search( name, { search: words } ) ).close );

const outside = full
	? ( [ ...strangers, 'partner' ] as const )
	: ( [ 'anonymous', 'partner' ] as const );

describe( 'profiles that nearly match a search', () => {
	it.each( nearMisses )( '%s', async ( words, who ) => {
		expect( await found( 'person', `${ mark } ${ words }` ) ).toContain(
			crowd[ who ].profileId
		);
	} );

	it( 'include realtor partners', async () => {
		expect( await found( 'person', `${ mark } shivon` ) ).toContain(
			crowd.partner.profileId
		);
	} );

	it.each( seeAll )(
		'%s finds by title, office and number',
		async ( name ) => {
			for ( const words of [
				`${ mark } Loan Officer`,
				office,
				`Bob ${ department }`,
				numbers.phone,
				numbers.extension,
				numbers.nmls_id,
			] ) {
				expect( await found( name, words ), words ).toEqual( [
					crowd.robert.profileId,
				] );
			}
		}
	);

	it.each( mayManage )(
		'%s is shown what the list for editing has',
		async ( name ) => {
			const { close } = await search( name, {
				search: `${ mark } Bob`,
				context: 'edit',
			} );
			expect( close ).toEqual( [
				expect.objectContaining( {
					id: crowd.robert.profileId,
					department,
					extension: numbers.extension,
					manager_name: '',
				} ),
			] );
		}
	);

	it( 'has none in the trash, on another page, nor with an order', async () => {
		const { profileId } = crowd.jurgen;
		const words = `${ mark } Juergen`;
		for ( const query of [ { page: 2 }, { orderby: 'last_name' } ] ) {
			expect(
				( await search( 'manager', { search: words, ...query } ) ).close
			).toEqual( [] );
		}
		await as.manager.delete( profile( profileId ) );
		expect( await found( 'manager', words ) ).toEqual( [] );
		expect(
			( await search( 'manager', { search: words, trash: 'true' } ) )
				.close
		).toEqual( [] );
		await as.manager.post( `${ profile( profileId ) }/restore`, {} );
		expect( await found( 'manager', words ) ).toEqual( [ profileId ] );
	} );
} );

describe.each( outside )( '%s', ( name ) => {
	it( 'finds public people by names, titles, phones and NMLS numbers', async () => {
		for ( const words of [
			`${ mark } Bob`,
			`${ mark } loan oficer`,
			...writtenPhones,
			`NMLS ${ numbers.nmls_id }`,
		] ) {
			expect( await found( name, words ), words ).toEqual( [
				crowd.robert.profileId,
			] );
		}
	} );

	it( 'is shown the fields of a visitor', async () => {
		const { close, data, total } = await search( name, {
			search: `${ mark } Bob`,
		} );
		expect( { data, total } ).toEqual( { data: [], total: 0 } );
		expect( close ).toEqual( [
			expect.objectContaining( { first_name: 'Robert' } ),
		] );
		expect( close![ 0 ] ).not.toHaveProperty( 'department' );
		expect( close![ 0 ] ).not.toHaveProperty( 'extension' );
	} );

	it( 'finds no hidden person, and none by what only the intranet shows', async () => {
		for ( const words of [
			`${ mark } Muellerthann`,
			`${ mark } shivon`,
			`${ mark } yulia`,
			`${ mark } Tresurer`,
			office,
			`Bob ${ office }`,
			`Bob ${ department }`,
			`Okonkwo ${ mark } works`,
			numbers.extension,
			`ext ${ numbers.extension }`,
		] ) {
			const list = await search( name, { search: words } );
			expect( list, words ).toEqual( {
				data: [],
				total: 0,
				pages: 0,
				page: 1,
				close: [],
			} );
		}
	} );

	it( 'is answered the same whatever hidden people are called', async () => {
		await people(
			{
				first_name: 'Liz',
				last_name: `Abbot-${ mark }`,
				role: 'loan_officer',
				job_title: 'Cartographer',
			},
			{
				first_name: 'Liza',
				last_name: `Zimmer-${ mark }`,
				role: 'loan_officer',
				job_title: 'Cartographers’ Aide',
			}
		);
		const asked = [ 'betty', 'elizabet', 'cartografer', 'abot' ].map(
			( word ) => `${ word } ${ mark }`
		);
		const ask = () =>
			Promise.all(
				asked.map( ( words ) => search( name, { search: words } ) )
			);
		const before = await ask();
		expect( before.map( ( { close } ) => close!.length > 0 ) ).toContain(
			true
		);
		const hidden = await people(
			...[ 'Betty', 'Elizabet', 'Elizabeth' ].map( ( first_name ) => ( {
				first_name,
				last_name: 'Abot',
				job_title: 'Cartografer',
				role: 'staff',
			} ) )
		);
		expect( await ask() ).toEqual( before );
		for ( const { profileId } of hidden ) {
			await as.manager.delete( profile( profileId ) );
		}
	} );

	it( 'finds nobody by a hidden phone or e-mail', async () => {
		const undo = await withSettings( { public_fields: [ 'company' ] } );
		try {
			for ( const words of [ ...writtenPhones, `${ mark } Bob` ] ) {
				expect( await found( name, words ), words ).toEqual( [] );
			}
			expect( await found( name, numbers.nmls_id ) ).toEqual( [
				crowd.robert.profileId,
			] );
		} finally {
			await undo();
		}
	} );

	it( 'has no department or office to filter by', async () => {
		for ( const filter of [ { department }, { office } ] ) {
			expect(
				await as[ name ].get( profiles, {
					query: { search: 'Bob', close: 'true', ...filter },
				} )
			).toRefuse( 'rest_forbidden' );
		}
	} );
} );

describe( 'a realtor partner, where phones are hidden', () => {
	it( 'finds the own profile by its phone', async () => {
		const { profileId } = world.callers.partner;
		const path = profile( profileId );
		const { phone } = ( await as.manager.get( path ) ).body as {
			phone: string;
		};
		await as.manager.put( path, { phone: '+1 222 765 4321' } );
		const undo = await withSettings( { public_fields: [] } );
		try {
			expect( await found( 'partner', '765-4321' ) ).toEqual( [
				profileId,
			] );
			expect( await found( 'anonymous', '765-4321' ) ).toEqual( [] );
		} finally {
			await undo();
			await as.manager.put( path, { phone } );
		}
	} );
} );

it.each( [ 'anonymous', 'partner', 'person' ] as const )(
	'%s is answered the same by the ability',
	async ( name ) => {
		const query = { search: `${ mark } Bob`, close: true };
		const answer = await run(
			as[ name ],
			'svc-users/list-profiles',
			query
		);
		if ( name !== 'anonymous' || answer.status === 200 ) {
			expectSame(
				answer,
				await as[ name ].get( profiles, {
					query: { ...query, close: 'true' },
				} ),
				name
			);
		}
	}
);
