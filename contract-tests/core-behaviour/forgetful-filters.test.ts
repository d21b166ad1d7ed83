import { expect, it } from 'vitest';
import { departments, orgChart } from '../support/paths';
import { as } from '../support/world';

it.each( [ departments, orgChart ] )(
	'%s answers as ever where a filter of another plugin forgets to return',
	async ( path ) => {
		const seen = await as.person.get( path, {
			headers: { 'X-Forgets': 'rest_pre_serve_request' },
		} );
		expect( seen.status, seen.text ).toBe( 200 );
		expect( JSON.parse( seen.text ) ).toEqual( expect.anything() );
		expect( seen.headers[ 'cache-control' ] ).toContain( 'private' );
	}
);
