import { expect, it } from 'vitest';
import { Sender } from './sender';

const submission = {
	page_id: 42,
	token: 't',
	fields: { first_name: 'Bo' },
	consents: {},
	source_url: 'https://example.com/',
};

const answer = ( status: number, body: unknown ) =>
	new Response( typeof body === 'string' ? body : JSON.stringify( body ), {
		status,
	} );

const taken = () =>
	answer( 201, { reference: 'A', message: 'Thanks', redirect_url: null } );

/** A sender whose requests get these answers, one after the other; null is a lost connection. */
function senderOf( ...answers: ( Response | null )[] ) {
	const keys: string[] = [];
	const sender = new Sender( '/submissions', ( _url, request ) => {
		keys.push(
			( request!.headers as Record< string, string > )[
				'Idempotency-Key'
			]!
		);
		const next = answers.shift();
		return next
			? Promise.resolve( next )
			: Promise.reject( new TypeError( 'Failed to fetch' ) );
	} );
	return { sender, keys };
}

it( 'keeps its key while there is no answer', async () => {
	const { sender, keys } = senderOf(
		null,
		answer( 502, '<h1>Bad gateway</h1>' ),
		answer( 200, '<p>Cached</p>' ),
		taken(),
		taken()
	);
	expect( await sender.send( submission ) ).toEqual( {
		kind: 'lost',
		isAnswered: false,
	} );
	for ( const _again of [ 1, 2 ] ) {
		expect( await sender.send( submission ) ).toEqual( {
			kind: 'lost',
			isAnswered: true,
		} );
	}
	expect( await sender.send( submission ) ).toEqual( {
		kind: 'taken',
		message: 'Thanks',
		url: null,
	} );
	await sender.send( submission );
	expect( new Set( keys.slice( 0, 4 ) ).size ).toBe( 1 );
	expect( keys[ 4 ] ).not.toBe( keys[ 0 ] );
	expect( keys[ 0 ] ).toMatch( /^[0-9a-f]{32}$/ );
} );

it( 'takes another key once something else was typed', async () => {
	const { sender, keys } = senderOf( null, taken() );
	await sender.send( submission );
	sender.change();
	await sender.send( submission );
	expect( keys[ 1 ] ).not.toBe( keys[ 0 ] );
} );

it( 'says what was refused, and takes another key then', async () => {
	const params = { 'fields.email': 'This must be an e-mail address.' };
	const { sender, keys } = senderOf(
		answer( 400, {
			code: 'rest_invalid_param',
			message: 'Invalid',
			data: { params },
		} ),
		taken()
	);
	expect( await sender.send( submission ) ).toEqual( {
		kind: 'refused',
		errors: params,
		message: 'Invalid',
	} );
	await sender.send( submission );
	expect( keys[ 1 ] ).not.toBe( keys[ 0 ] );
} );

it( 'repeats what the server says of waiting', async () => {
	const { sender } = senderOf(
		answer( 429, { code: 'rest_too_many_requests', message: 'Later' } )
	);
	expect( await sender.send( submission ) ).toEqual( {
		kind: 'later',
		message: 'Later',
	} );
} );

it.each( [
	[ 401, { code: 'rest_cannot_access', message: 'Only for members' } ],
	[ 403, '<h1>Forbidden</h1>' ],
	[ 404, { code: 'rest_no_route', message: 'No route' } ],
	[ 400, '<h1>Bad request</h1>' ],
] )( 'knows a closed REST API: %s', async ( status, body ) => {
	const { sender } = senderOf( answer( status, body ) );
	expect( await sender.send( submission ) ).toEqual( { kind: 'closed' } );
} );
