import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { control } from '../../../support/control';
import { newMark, people, type Person } from '../../../support/people';
import { host } from '../../../support/site';
import { full } from '../../../support/world';
import { wp } from '../../../support/wp-cli';

const mark = newMark();
let kim: Person;

const startDate = async () => {
	const [ row ] = await control.sql( [
		`SELECT start_date FROM {svc_profiles} WHERE id = ${ kim.profileId }`,
	] );
	return row!.start_date;
};

describe.runIf( full && host.host !== 'wp-env' )( 'wp svc repair', () => {
	beforeAll( async () => {
		// Repairs what earlier tests have left.
		await wp( 'svc', 'repair' );
		[ kim ] = ( await people( { last_name: mark } ) ) as [ Person ];
		await control.sql( [
			`UPDATE {svc_profiles} SET start_date = '2001-02-03' WHERE id = ${ kim.profileId }`,
		] );
	} );
	afterAll( () => wp( 'svc', 'repair' ) );

	it( 'changes nothing on a dry run, and ends with 1', async () => {
		const { code, output } = await wp( 'svc', 'repair', '--dry-run' );
		expect( output ).toContain( `Kim ${ mark }` );
		expect( output ).toContain( '1 problem to repair.' );
		expect( code ).toBe( 1 );
		expect( await startDate() ).toBe( '2001-02-03' );
	} );

	it( 'prints JSON', async () => {
		const words = [ 'svc', 'repair', '--dry-run', '--format=json' ];
		const { code, output } = await wp( ...words );
		expect( JSON.parse( output ) ).toEqual( [
			{
				damage: 'stale-copy',
				count: 1,
				names: `Kim ${ mark }`,
				about: expect.stringContaining(
					'1 profile does not say what its account says.'
				),
			},
		] );
		expect( code ).toBe( 1 );
	} );

	it( 'repairs', async () => {
		const { code, output } = await wp( 'svc', 'repair' );
		expect( output ).toContain( '1 problem repaired.' );
		expect( code ).toBe( 0 );
		expect( await startDate() ).toBe( '' );
	} );

	it( 'finds nothing more then', async () => {
		expect(
			await wp( 'svc', 'repair', '--dry-run', '--format=json' )
		).toEqual( { code: 0, output: '[]' } );
		const { code, output } = await wp( 'svc', 'repair' );
		expect( output ).toContain( 'Everything is in order.' );
		expect( code ).toBe( 0 );
	} );
} );
