import { beforeAll, describe, expect, it } from 'vitest';
import { people, stateOf, type Person } from '../../support/people';
import { profile, profiles } from '../../support/paths';
import { as, full } from '../../support/world';

let kim: Person;
let before: Record< string, unknown >;
beforeAll( async () => {
	[ kim ] = ( await people( {} ) ) as [ Person ];
	before = await stateOf( kim.profileId );
} );

const putRaw = ( raw: string | Buffer, type = 'application/json' ) =>
	as.manager.send( 'PUT', profile( kim.profileId ), {
		raw,
		headers: { 'Content-Type': type },
	} );

const unchanged = async () =>
	expect( await stateOf( kim.profileId ) ).toEqual( before );

const change = '{"job_title":"x"}';

type Row = [ name: string, body: string | Buffer, type?: string ];

const notObjects: Row[] = [
	[ 'a text', '"job_title"' ],
	[ 'a number', '5' ],
	[ 'a list', `[${ change }]` ],
	[ 'nothing at all', '' ],
	[ 'a form', 'job_title=x', 'application/x-www-form-urlencoded' ],
	[ 'plain text', change, 'text/plain' ],
];

const moreNotObjects: Row[] = [
	[ 'true', 'true' ],
	[ 'false', 'false' ],
	[ 'null', 'null' ],
	[ 'zero', '0' ],
	[ 'a fraction', '1.5' ],
	[ 'an empty text', '""' ],
	[ 'an empty list', '[]' ],
	[ 'a list of pairs', '[["job_title","x"]]' ],
	[ 'JSON without a type', change, '' ],
	[ 'JSON as a form', change, 'application/x-www-form-urlencoded' ],
	[ 'JSON as XML', change, 'application/xml' ],
	[
		'a form with parts',
		'--x\r\nContent-Disposition: form-data; name="job_title"\r\n\r\nx\r\n--x--\r\n',
		'multipart/form-data; boundary=x',
	],
];

const broken: Row[] = [
	[ 'half an object', '{"job_title":' ],
	[
		'a broken byte',
		Buffer.from( [ ...Buffer.from( '{"job_title":"' ), 0xff, 0x22, 0x7d ] ),
	],
	[ 'half a surrogate pair', '{"job_title":"\\ud800"}' ],
	[ 'a byte order mark', '\uFEFF{}' ],
	[ 'single quotes', "{'job_title':'x'}" ],
	[ 'too deep an object', '{"a":'.repeat( 512 ) + '1' + '}'.repeat( 512 ) ],
];

describe( 'the body of a write', () => {
	it.each( full ? [ ...notObjects, ...moreNotObjects ] : notObjects )(
		'is refused when it is %s',
		async ( _name, body, type ) => {
			expect( await putRaw( body, type ) ).toRefuse(
				'rest_invalid_param'
			);
			await unchanged();
		}
	);

	it.each( full ? broken : broken.slice( 0, 2 ) )(
		'is refused by WordPress when it is %s',
		async ( _name, body ) => {
			expect( await putRaw( body ) ).toRefuseAsCore(
				'rest_invalid_json',
				400
			);
			await unchanged();
		}
	);

	it.runIf( full ).each( [
		[ 'a character set', 'application/json; charset=utf-8' ],
		[ 'a JSON type of its own', 'application/vnd.svc+json' ],
		[ 'capitals', 'Application/JSON' ],
	] )( 'may have %s in its type', async ( _name, type ) => {
		expect( await putRaw( '{}', type ) ).toAnswer( 'updateProfile' );
		await unchanged();
	} );

	it.runIf( full )( 'counts with the last of two equal keys', async () => {
		expect( await putRaw( '{"phone":"1","phone":"2"}' ) ).toAnswer(
			'updateProfile'
		);
		expect( await stateOf( kim.profileId ) ).toMatchObject( {
			phone: '2',
		} );
		await putRaw( '{"phone":""}' );
	} );

	it( 'is the only input: the query of a write is refused', async () => {
		const answers = [
			await as.manager.put(
				profile( kim.profileId ),
				{},
				{ query: 'job_title=x' }
			),
			await as.manager.post(
				profiles,
				{},
				{ query: `user_id=${ kim.id }` }
			),
			await as.manager.delete( profile( kim.profileId ), {
				query: 'reassign=1',
			} ),
		];
		expect( answers[ 0 ] ).toRefuse( 'rest_invalid_param', [
			'job_title',
		] );
		expect( answers[ 1 ] ).toRefuse( 'rest_invalid_param' );
		expect( answers[ 2 ] ).toRefuse( 'rest_invalid_param', [ 'reassign' ] );
		await unchanged();
	} );

	it.runIf( full ).each( notObjects )(
		'creates nothing when it is %s',
		async ( _name, body, type ) => {
			const answer = await as.manager.send( 'POST', profiles, {
				raw: body,
				headers: { 'Content-Type': type ?? 'application/json' },
			} );
			expect( answer ).toRefuse( 'rest_invalid_param' );
		}
	);

	it.runIf( full )(
		'may be two megabytes and is then refused for what is in it',
		async () => {
			const answer = await putRaw(
				JSON.stringify( { bio: 'x'.repeat( 2_000_000 ) } )
			);
			expect( answer ).toRefuse( 'rest_invalid_param', [ 'bio' ] );
			await unchanged();
		}
	);
} );
