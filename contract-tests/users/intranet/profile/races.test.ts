// @module-tag single-site
// @module-tag trials
import { describe, expect, it } from 'vitest';
import type { Seen } from '../../../support/http';
import { control } from '../../../support/control';
import { newMark, people, stateOf } from '../../../support/people';
import { directory, intranetProfile, profile } from '../../../support/paths';
import { as, full, rounds } from '../../../support/world';

const statuses = ( answers: Seen[] ) =>
	answers.map( ( { status } ) => status ).sort();

describe.runIf( full )( 'at the same time', () => {
	it( 'two made managers of each other are refused once, round after round', async () => {
		for ( let round = 0; round < rounds( 10 ); round++ ) {
			const [ ana, bo ] = await people( {}, {} );
			// One by each of the two ways to say it.
			const answers = await Promise.all( [
				as.manager.put( intranetProfile( ana!.id ), {
					reports_to: bo!.id,
				} ),
				as.manager.put( profile( bo!.profileId ), {
					meta: { svc_reports_to: ana!.id },
				} ),
			] );
			expect( statuses( answers ) ).toEqual( [ 200, 400 ] );
		}
	} );

	it( 'departments written by both ways and by WordPress end as one truth', async () => {
		for ( let round = 0; round < rounds( 10 ); round++ ) {
			const [ kim ] = await people( {} );
			const names = [ 'a', 'b', 'c' ].map( () => newMark() );
			await Promise.all( [
				as.manager.put( intranetProfile( kim!.id ), {
					department: names[ 0 ],
				} ),
				as.manager.put( profile( kim!.profileId ), {
					meta: { svc_department: names[ 1 ] },
				} ),
				control.setUserMeta(
					kim!.id,
					'svc_intranet_department',
					names[ 2 ]
				),
			] );
			const { values } = await control.userMeta(
				kim!.id,
				'svc_intranet_department'
			);
			// WordPress itself may add a second row; the first one counts.
			expect( names ).toContain( values[ 0 ] );
			const { meta } = await stateOf( kim!.profileId );
			expect( meta ).toMatchObject( { svc_department: values[ 0 ] } );
			const { body } = await as.manager.get( directory, {
				query: { department: String( values[ 0 ] ) },
			} );
			expect( body ).toMatchObject( { total: 1 } );
		}
	} );

	it( 'different fields of one person all stay', async () => {
		const [ kim ] = await people( {} );
		const fields = {
			department: 'A',
			office_location: 'B',
			extension: '1',
			start_date: '2026-01-31',
			bio: 'C',
			skills: [ 'D' ],
		};
		const answers = await Promise.all(
			Object.entries( fields ).map( ( [ field, value ] ) =>
				as.manager.put( intranetProfile( kim!.id ), {
					[ field ]: value,
				} )
			)
		);
		expect( new Set( statuses( answers ) ) ).toEqual( new Set( [ 200 ] ) );
		expect(
			( await as.manager.get( intranetProfile( kim!.id ) ) ).body
		).toMatchObject( fields );
	} );

	it( 'two that expect the same state are done once', async () => {
		const [ kim ] = await people( {} );
		const path = intranetProfile( kim!.id );
		const { headers } = await as.manager.get( path );
		const answers = await Promise.all(
			[ 'x', 'y' ].map( ( bio ) =>
				as.manager.put(
					path,
					{ bio },
					{ headers: { 'If-Match': String( headers.etag ) } }
				)
			)
		);
		expect( statuses( answers ) ).toEqual( [ 200, 412 ] );
	} );
} );
