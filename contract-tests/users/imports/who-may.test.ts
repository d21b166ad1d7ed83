import { beforeAll, describe, expect, it } from 'vitest';
import type { Import } from '../../../client/src/users/import-schemas';
import { mayManage, mayNotManage } from '../../support/columns';
import { people, stateOf, type Person } from '../../support/people';
import {
	importColumns,
	importOf,
	importRows,
	importStep,
	imports,
	missing,
} from '../../support/paths';
import { as } from '../../support/world';
import { check, imported, open } from './import';

let kim: Person;
let id: number;
beforeAll( async () => {
	[ kim ] = ( await people( {} ) ) as [ Person ];
	( { id } = await open(
		[ 'user_id', 'first_name' ],
		[ [ String( kim.id ), 'Lee' ] ],
		{
			match: 'user_id',
		}
	) );
	await check( id );
} );

const steps = [ 'check', 'run', 'cancel' ] as const;

describe.each( mayNotManage )( '%s', ( name ) => {
	it( 'sees and does nothing of imports', async () => {
		const by = as[ name ];
		for ( const path of [
			imports,
			importColumns,
			importOf( id ),
			importOf( missing ),
			importRows( id ),
			importStep( id, 'report' ),
		] ) {
			expect( await by.get( path ) ).toRefuse( 'rest_forbidden' );
		}
		expect( await by.post( imports, { columns: [ 'email' ] } ) ).toRefuse(
			'rest_forbidden'
		);
		expect(
			await by.put( importRows( id ), { from: 2, rows: [] } )
		).toRefuse( 'rest_forbidden' );
		for ( const step of steps ) {
			expect( await by.post( importStep( id, step ), {} ) ).toRefuse(
				'rest_forbidden'
			);
		}
		expect( await by.delete( importOf( id ) ) ).toRefuse(
			'rest_forbidden'
		);
		expect( ( await as.manager.get( importOf( id ) ) ).body ).toMatchObject(
			{
				status: 'checked',
			}
		);
		expect( await stateOf( kim.profileId ) ).toMatchObject( {
			first_name: 'Kim',
		} );
	} );
} );

describe.each( mayManage )( '%s', ( name ) => {
	it( 'imports, and sees the imports of others', async () => {
		const done = await imported(
			[ 'user_id', 'phone' ],
			[
				[
					String( kim.id ),
					String( 1000 + mayManage.indexOf( name ) ),
				],
			],
			{ match: 'user_id' },
			as[ name ]
		);
		expect( done ).toMatchObject( {
			changed: 1,
			user_id: as[ name ].userId,
		} );
		expect( await as[ name ].get( importOf( id ) ) ).toAnswer(
			'getImport'
		);
		expect( await as[ name ].get( importColumns ) ).toAnswer(
			'listImportColumns'
		);
		const list = await as[ name ].get( imports );
		// Other tests import meanwhile.
		expect( ( list.body as { data: Import[] } ).data ).toContainEqual(
			expect.objectContaining( { id: done.id } )
		);
	} );
} );

describe( 'an import of nobody', () => {
	it( 'is not found by any way', async () => {
		for ( const path of [
			importOf( missing ),
			importRows( missing ),
			importStep( missing, 'report' ),
		] ) {
			expect( await as.manager.get( path ) ).toRefuse(
				'rest_import_not_found'
			);
		}
		for ( const step of steps ) {
			expect(
				await as.manager.post( importStep( missing, step ), {} )
			).toRefuse( 'rest_import_not_found' );
		}
	} );
} );
