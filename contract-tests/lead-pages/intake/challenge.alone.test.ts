import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { control } from '../../support/control';
import { newMark } from '../../support/people';
import { as } from '../../support/world';
import { formOf, pages } from '../made';
import {
	accepted,
	aFormPage,
	aSubmission,
	cachedFormOf,
	leadsOf,
	send,
	theLeadOf,
	withKey,
} from './intake';

interface Challenge {
	salt: string;
	target: string;
	max: number;
	signature: string;
}

const option = 'svc_lead_settings';
let before: unknown;

beforeAll( async () => {
	before = ( await control.option( option, 'site' ) ).value;
	await control.setOption( option, {
		...( before as object | null ),
		challenge: true,
	} );
} );

afterAll( () =>
	before === null
		? control.clearOption( option )
		: control.setOption( option, before )
);

const challengeOf = async ( id: number ) =>
	( await formOf( id ) ).challenge as unknown as Challenge;

const hashOf = ( text: string ) =>
	createHash( 'sha256' ).update( text ).digest( 'hex' );

function solved( { salt, target, max, signature }: Challenge ) {
	for ( let number = 0; number <= max; number++ ) {
		if ( hashOf( `${ salt }${ number }` ) === target ) {
			return { salt, target, signature, number };
		}
	}
	throw new Error( 'No number fits.' );
}

const reasonsOf = async ( id: number ) =>
	( await theLeadOf( id, 'spam' ) ).spam_reasons;

describe( 'a proof of work', () => {
	it( 'is another one for each browser, and none is in cached pages', async () => {
		const { id } = await aFormPage();
		const [ one, two ] = [
			await challengeOf( id ),
			await challengeOf( id ),
		];
		expect( Object.keys( one ) ).toEqual( [
			'salt',
			'target',
			'max',
			'signature',
		] );
		expect( one.max ).toBe( 50000 );
		expect( one.salt ).not.toBe( two.salt );
		expect( ( await cachedFormOf( id ) ).challenge ).toEqual( {} );
	} );

	it( 'lets a submission into the inbox, once', async () => {
		const { id } = await aFormPage();
		const proof = solved( await challengeOf( id ) );
		const body = await aSubmission( id, {}, { proof } );
		const key = withKey( newMark() );
		await accepted( body, key );
		await theLeadOf( id );
		await accepted( body, key );
		expect( await leadsOf( id, 'spam' ) ).toEqual( [] );
		await accepted( await aSubmission( id, {}, { proof } ) );
		expect( await reasonsOf( id ) ).toEqual( [ 'challenge' ] );
	} );

	it( 'that was not saved may be sent again', async () => {
		const { id } = await aFormPage();
		const proof = solved( await challengeOf( id ) );
		expect(
			await send( await aSubmission( id, { email: 'a' }, { proof } ) )
		).toRefuse( 'rest_invalid_param' );
		await accepted( await aSubmission( id, {}, { proof } ) );
		await theLeadOf( id );
	} );

	it.each( [
		[ 'none', () => ( {} ) ],
		[ 'a wrong number', ( right: object ) => ( { ...right, number: -1 } ) ],
		[
			'another signature',
			( right: object ) => ( { ...right, signature: 'a'.repeat( 64 ) } ),
		],
		[
			'one of its own',
			() => ( {
				salt: 'a-9999999999',
				target: hashOf( 'a-99999999991' ),
				signature: '',
				number: 1,
			} ),
		],
		[ 'other types', () => ( { salt: [], target: 5, number: {} } ) ],
	] )( 'is not %s', async ( _what, change ) => {
		const { id } = await aFormPage();
		const proof = change( solved( await challengeOf( id ) ) );
		await accepted( await aSubmission( id, {}, { proof } ) );
		expect( await reasonsOf( id ) ).toEqual( [ 'challenge' ] );
	} );

	it( 'counts for ten minutes', async () => {
		const { id } = await aFormPage();
		const { salt } = await challengeOf( id );
		const expires = Number( salt.split( '-' )[ 1 ] );
		expect( expires * 1000 - Date.now() ).toBeGreaterThan( 590_000 );
		expect( expires * 1000 - Date.now() ).toBeLessThan( 602_000 );
	} );

	it( 'can be replaced by another plugin', async () => {
		const { id } = await aFormPage();
		const headers = { 'X-Fixture-Challenge': 'word' };
		const seen = await as.anonymous.get( `${ pages }/${ id }/form`, {
			headers,
		} );
		expect( seen.body ).toMatchObject( {
			challenge: { question: 'The word?' },
		} );
		await accepted(
			await aSubmission( id, {}, { proof: { word: 'please' } } ),
			headers
		);
		await theLeadOf( id );
		await accepted( await aSubmission( id ), headers );
		expect( await reasonsOf( id ) ).toEqual( [ 'challenge' ] );
	} );
} );
