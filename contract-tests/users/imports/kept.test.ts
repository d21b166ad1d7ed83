import { describe, expect, it } from 'vitest';
import { fixture } from '../../support/bookmarks';
import { control } from '../../support/control';
import { newMark, people, type Person } from '../../support/people';
import { importOf } from '../../support/paths';
import { as, full } from '../../support/world';
import { checked, imported } from './import';

const mark = newMark();

const later = ( days: number, id: number ) =>
	fixture< { expected: boolean } >( 'POST', '/house-keeping/clean-imports', {
		days,
		import: id,
	} );

const rowsKept = async ( id: number ) => {
	const [ row ] = await control.sql( [
		`SELECT COUNT(*) AS number, SUM(LENGTH(cells)) AS letters FROM {svc_import_rows} WHERE import_id = ${ id }`,
	] );
	return [ Number( row!.number ), Number( row!.letters ) ];
};

const file = async ( make: typeof checked ) => {
	const [ kim ] = ( await people( { last_name: mark } ) ) as [ Person ];
	return (
		await make( [ 'user_id', 'company' ], [ [ String( kim.id ), mark ] ], {
			match: 'user_id',
		} )
	).id;
};

describe.runIf( full )( 'what was sent', () => {
	it( 'is gone when the import is finished; the outcome stays for a month', async () => {
		const id = await file( imported );
		expect( await rowsKept( id ) ).toEqual( [ 1, 0 ] );
		await later( 4, id );
		expect( await as.manager.get( importOf( id ) ) ).toAnswer(
			'getImport'
		);
		await later( 27, id );
		expect( await as.manager.get( importOf( id ) ) ).toRefuse(
			'rest_import_not_found'
		);
		expect( await rowsKept( id ) ).toEqual( [ 0, 0 ] );
	} );

	it( 'is gone three days after the last request to an import that is not', async () => {
		const id = await file( checked );
		expect( ( await later( 2, id ) ).expected ).toBe( true );
		expect( await as.manager.get( importOf( id ) ) ).toAnswer(
			'getImport'
		);
		expect( ( await rowsKept( id ) )[ 1 ] ).toBeGreaterThan( 0 );
		await later( 2, id );
		expect( await as.manager.get( importOf( id ) ) ).toRefuse(
			'rest_import_not_found'
		);
		expect( await rowsKept( id ) ).toEqual( [ 0, 0 ] );
	} );
} );
