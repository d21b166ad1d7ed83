import { beforeAll, describe, expect, it } from 'vitest';
import { people, type Person } from '../../../support/people';
import { intranetProfile, missing } from '../../../support/paths';
import { as, full } from '../../../support/world';

let ana: Person;
beforeAll( async () => {
	[ ana ] = ( await people( {} ) ) as [ Person ];
} );

const read = async () =>
	( await as.manager.get( intranetProfile( ana.id ) ) ).body;
const put = ( change: object ) =>
	as.manager.put( intranetProfile( ana.id ), change );

describe( 'a limit', () => {
	const longest = {
		department: '😀'.repeat( 100 ),
		office_location: 'é'.repeat( 100 ),
		extension: '1'.repeat( 20 ),
		bio: '😀'.repeat( 10000 ),
		skills: Array.from(
			{ length: 50 },
			( _none, index ) => `${ 10 + index }${ '😀'.repeat( 58 ) }`
		),
	};

	it( 'is reached', async () => {
		expect( await put( longest ) ).toAnswer( 'updateIntranetProfile' );
		expect( await read() ).toMatchObject( longest );
	} );

	const refused: [ string, unknown, string? ][] = [
		[ 'department', 'x'.repeat( 101 ) ],
		[ 'department', 5 ],
		[ 'department', [ 'x' ] ],
		[ 'department', 'a\nb' ],
		[ 'office_location', 'x'.repeat( 101 ) ],
		[ 'office_location', 'a\u0000b' ],
		[ 'extension', '1'.repeat( 21 ) ],
		[ 'extension', '12/3' ],
		[ 'extension', '１２' ],
		[ 'extension', 204 ],
		[ 'start_date', '2023-02-29' ],
		[ 'start_date', '2023-2-1' ],
		[ 'start_date', '2023-02-01T00:00:00Z' ],
		[ 'start_date', '0000-00-00' ],
		[ 'start_date', 20230201 ],
		[ 'bio', 'x'.repeat( 10001 ) ],
		[ 'bio', 'a\rb' ],
		[ 'bio', { a: 1 } ],
		[ 'skills', 'PHP' ],
		[ 'skills', { a: 'PHP' } ],
		[ 'skills', [ 'PHP', 'PHP ' ] ],
		[ 'skills', [ 'x'.repeat( 61 ) ], 'skills.0' ],
		[ 'skills', [ 'a', '' ], 'skills.1' ],
		[ 'skills', [ 5 ], 'skills.0' ],
		[ 'skills', [ null ], 'skills.0' ],
		[ 'skills', Array.from( { length: 51 }, String ) ],
		[ 'reports_to', 0 ],
		[ 'reports_to', '5' ],
		[ 'reports_to', 1.5 ],
		[ 'reports_to', missing ],
		[ 'name', 'Someone Else' ],
		[ 'title', 'Chief' ],
		[ 'email', 'other@example.com' ],
		[ 'phone', '999' ],
		[ 'user_id', 1 ],
		[ 'id', 1 ],
		[ 'avatar_url', 'https://example.com/x.png' ],
		[ 'wp_capabilities', { administrator: true } ],
		[ 'svc_intranet_bio', 'x' ],
	];
	it.each( full ? refused : refused.slice( 0, 4 ) )(
		'%s = %j is refused, and nothing changes',
		async ( field, value, named = field ) => {
			const before = await read();
			expect(
				await put( { extension: '9', [ field ]: value } )
			).toRefuse( 'rest_invalid_param', [ named ] );
			expect( await read() ).toEqual( before );
		}
	);

	it.each( [ '"x"', '5', '[]', 'null', '' ] )(
		'a body of %j is refused',
		async ( raw ) => {
			const answer = await as.manager.send(
				'PUT',
				intranetProfile( ana.id ),
				{ raw, headers: { 'Content-Type': 'application/json' } }
			);
			expect( answer.status ).toBe( 400 );
		}
	);

	it( 'a form or an address is no place for fields', async () => {
		const path = intranetProfile( ana.id );
		expect(
			await as.manager.send( 'PUT', path, {
				raw: 'bio=x',
				headers: {
					'Content-Type': 'application/x-www-form-urlencoded',
				},
			} )
		).toRefuse( 'rest_invalid_param', [ 'body' ] );
		expect(
			await as.manager.put( path, {}, { query: 'user_id=1' } )
		).toRefuse( 'rest_invalid_param', [ 'user_id' ] );
	} );
} );
