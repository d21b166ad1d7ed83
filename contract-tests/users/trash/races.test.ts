// @module-tag single-site
// @module-tag trials
import { describe, expect, it } from 'vitest';
import type { Seen } from '../../support/http';
import {
	intranetProfile,
	profile,
	profiles,
	restoration,
} from '../../support/paths';
import { draft, newMark, people, type Person } from '../../support/people';
import { as, full, rounds } from '../../support/world';
import { deleteForGood, idsIn, inTrash, moveToTrash } from './trash';

const restore = ( { profileId }: Person ) =>
	as.manager.post( restoration( profileId ), {} );

const statuses = async ( ...asked: Promise< Seen >[] ) =>
	( await Promise.all( asked ) ).map( ( { status } ) => status ).sort();

const live = async ( mark: string ) => {
	const { body } = await as.manager.get( profiles, {
		query: { search: mark },
	} );
	return ( body as { data: { id: number }[] } ).data.map( ( { id } ) => id );
};

describe.runIf( full )( 'at the same time', () => {
	it( 'two restorations are one', async () => {
		for ( let round = 0; round < rounds( 5 ); round++ ) {
			const mark = newMark();
			const [ kim ] = ( await people( { last_name: mark } ) ) as [
				Person,
			];
			await moveToTrash( kim );
			expect( await statuses( restore( kim ), restore( kim ) ) ).toEqual(
				[ 200, 404 ]
			);
			expect( await live( mark ) ).toEqual( [ kim.profileId ] );
		}
	} );

	it( 'a restoration and a new profile are one profile', async () => {
		for ( let round = 0; round < rounds( 5 ); round++ ) {
			const mark = newMark();
			const [ kim ] = ( await people( { last_name: mark } ) ) as [
				Person,
			];
			await moveToTrash( kim );
			const [ first, second ] = await Promise.all( [
				restore( kim ),
				as.manager.post( profiles, draft( kim, { last_name: mark } ) ),
			] );
			expect( [ '200 409', '409 201' ] ).toContain(
				`${ first.status } ${ second.status }`
			);
			expect( await live( mark ) ).toHaveLength( 1 );
			expect( await idsIn( { search: mark } ) ).toHaveLength(
				first.status === 200 ? 0 : 1
			);
		}
	} );

	it( 'a deletion and changes: what was changed is what is restored', async () => {
		for ( let round = 0; round < rounds( 5 ); round++ ) {
			const mark = newMark();
			const [ kim ] = ( await people( { last_name: mark } ) ) as [
				Person,
			];
			const [ changed, inside ] = await Promise.all( [
				as.manager.put( profile( kim.profileId ), { phone: '7' } ),
				as.manager.put( intranetProfile( kim.id ), {
					skills: [ 'SQL' ],
				} ),
				moveToTrash( kim ),
			] );
			const [ trashed ] = ( await inTrash( { search: mark } ) ).data;
			expect( trashed ).toMatchObject( {
				phone: changed.status === 200 ? '7' : '',
			} );
			await restore( kim );
			const { body } = await as.manager.get( intranetProfile( kim.id ) );
			expect( body ).toMatchObject( {
				skills: inside.status === 200 ? [ 'SQL' ] : [],
			} );
		}
	} );

	it( 'restoring and deleting for good leave it in one place or nowhere', async () => {
		for ( let round = 0; round < rounds( 5 ); round++ ) {
			const mark = newMark();
			const [ kim ] = ( await people( { last_name: mark } ) ) as [
				Person,
			];
			await moveToTrash( kim );
			const answers = await statuses(
				restore( kim ),
				deleteForGood( kim )
			);
			expect( [ '200,200', '200,404' ] ).toContain( answers.join() );
			expect( await live( mark ) ).toEqual( [] );
			expect( await idsIn( { search: mark } ) ).toEqual( [] );
		}
	} );
} );
