import { describe, expect, it } from 'vitest';
import type { Lead } from '../../../client/src/lead-pages';
import { missing } from '../../support/paths';
import { accounts, newMark } from '../../support/people';
import { as, world } from '../../support/world';
import { aLead, anOwner, events, lead, leads, read, sent } from './leads';

const minimal = {
	first_name: 'Ana',
	email: 'ana@example.com',
	source: 'phone',
};

describe( 'a lead that staff enters', () => {
	it( 'belongs to its person, and has what was sent', async () => {
		const seen = await as.person.post( leads, {
			first_name: '  Ana ',
			last_name: 'O’Dell',
			phone: '+1 (303) 555-0100',
			state: 'CO',
			zip: '80202',
			source: 'walk_in',
		} );
		expect( seen ).toAnswer( 'createLead' );
		const made = seen.body as Lead;
		expect( seen.headers.location ).toMatch(
			new RegExp( `${ lead( made.id ) }$` )
		);
		expect( made ).toMatchObject( {
			status: 'new',
			folder: 'inbox',
			first_name: 'Ana',
			last_name: 'O’Dell',
			email: '',
			owner_user_id: world.callers.person.userId,
			page_id: null,
			source: 'walk_in',
			submissions: 0,
			do_not_contact: false,
			follow_up_on: null,
			access: 'full',
			consents: { contact: false, sms_calls: false, partner: false },
			first_contacted_at: null,
			version: 1,
		} );
		expect( made.reference ).toMatch( /^[A-Z2-9]{12}$/ );
		expect( await read( made.id, as.person ) ).toEqual( made );
		expect( await events( made.id ) ).toEqual( [
			{
				kind: 'created',
				data: { source: 'walk_in', submission_id: null },
				actor_user_id: world.callers.person.userId,
			},
		] );
	} );

	it.each( [
		[
			'no first name',
			{ email: 'a@example.com', source: 'phone' },
			[ 'first_name' ],
		],
		[
			'an empty first name',
			{ ...minimal, first_name: ' ' },
			[ 'first_name' ],
		],
		[
			'no contact',
			{ first_name: 'Ana', source: 'phone' },
			[ 'email', 'phone' ],
		],
		[
			'no source',
			{ first_name: 'Ana', email: 'a@example.com' },
			[ 'source' ],
		],
		[
			'the source of visitors',
			{ ...minimal, source: 'page' },
			[ 'source' ],
		],
		[
			'an address that is none',
			{ ...minimal, email: 'ana' },
			[ 'email' ],
		],
		[ 'letters as phone', { ...minimal, phone: 'call me' }, [ 'phone' ] ],
		[ 'no state', { ...minimal, state: 'XX' }, [ 'state' ] ],
		[ 'a long zip', { ...minimal, zip: '12345678901' }, [ 'zip' ] ],
		[ 'a page', { ...minimal, page_id: 1 }, [ 'page_id' ] ],
		[ 'consents', { ...minimal, consents: {} }, [ 'consents' ] ],
		[ 'a line feed', { ...minimal, last_name: 'a\nb' }, [ 'last_name' ] ],
	] )( 'is refused with %s', async ( _name, body, fields ) => {
		expect( await as.person.post( leads, body ) ).toRefuse(
			'rest_invalid_param',
			fields
		);
	} );

	it( 'is given to others by who manages leads alone, and to persons alone', async () => {
		const colleague = world.callers.colleague.userId;
		expect(
			await as.person.post( leads, {
				...minimal,
				owner_user_id: colleague,
			} )
		).toRefuse( 'rest_forbidden', [ 'owner_user_id' ] );
		const given = await aLead( { owner_user_id: colleague } );
		expect( given.owner_user_id ).toBe( colleague );
		for ( const owner_user_id of [
			undefined,
			missing,
			world.callers.account.userId,
		] ) {
			expect(
				await as.manager.post( leads, { ...minimal, owner_user_id } )
			).toRefuse( 'rest_invalid_param', [ 'owner_user_id' ] );
		}
	} );
} );

describe( 'a change', () => {
	it( 'takes the whole lead back, and any part of it', async () => {
		const { etag, ...made } = await aLead();
		const same = await as.manager.put( lead( made.id ), made );
		expect( same ).toAnswer( 'updateLead' );
		expect( same.body ).toEqual( made );
		expect( same.headers.etag ).toBe( etag );
		const change = {
			status: 'qualified',
			follow_up_on: '2027-01-31',
			do_not_contact: true,
			lost_reason: 'None yet',
			first_name: 'Anna',
			last_name: 'Q',
			email: 'Anna@example.com',
			phone: '303.555.0101',
			state: 'TX',
			zip: '73301',
		};
		const seen = await as.person.put( lead( made.id ), change );
		expect( seen ).toAnswer( 'updateLead' );
		expect( seen.body ).toMatchObject( { ...change, version: 2 } );
		expect( seen.headers.etag ).not.toBe( etag );
		expect( ( await as.person.get( lead( made.id ) ) ).headers.etag ).toBe(
			seen.headers.etag
		);
		const cleared = await as.person.put( lead( made.id ), {
			follow_up_on: null,
			phone: '',
			state: null,
			zip: '',
			lost_reason: null,
			last_name: null,
		} );
		expect( cleared.body ).toMatchObject( {
			follow_up_on: null,
			phone: '',
			state: '',
			zip: '',
			lost_reason: '',
			last_name: '',
			version: 3,
		} );
	} );

	it.each( [
		[ 'first_name', null ],
		[ 'status', 'open' ],
		[ 'folder', 'trash' ],
		[ 'follow_up_on', '2027-02-30' ],
		[ 'do_not_contact', 'yes' ],
		[ 'lost_reason', 'x'.repeat( 201 ) ],
		[ 'email', 'nobody' ],
		[ 'id', 1 ],
		[ 'reference', 'AAAAAAAAAAAA' ],
		[ 'page_id', 4 ],
		[ 'source', 'page' ],
		[ 'submissions', 7 ],
		[ 'access', 'shared' ],
		[ 'consents', { contact: true, sms_calls: false, partner: false } ],
		[ 'spam_score', 50 ],
		[ 'version', 9 ],
		[ 'created_at', '2020-01-01T00:00:00Z' ],
		[ 'nonsense', 1 ],
	] )( 'is refused where %s is %j', async ( field, value ) => {
		const { id, version } = await aLead();
		expect(
			await as.manager.put( lead( id ), { [ field ]: value } )
		).toRefuse( 'rest_invalid_param', [ field ] );
		expect( ( await read( id ) ).version ).toBe( version );
	} );

	it( 'leaves an e-mail address or a phone number', async () => {
		const { id } = await aLead();
		expect( await as.manager.put( lead( id ), { email: '' } ) ).toRefuse(
			'rest_invalid_param',
			[ 'email', 'phone' ]
		);
		expect(
			(
				await as.manager.put( lead( id ), {
					email: '',
					phone: '5550100',
				} )
			).status
		).toBe( 200 );
	} );

	it( 'of the owner is for who manages leads, and to persons', async () => {
		const { id } = await aLead();
		const [ bare ] = await accounts( 1 );
		const to = world.callers.colleague.userId;
		expect(
			await as.person.put( lead( id ), {
				owner_user_id: to,
				status: 'won',
			} )
		).toRefuse( 'rest_forbidden', [ 'owner_user_id' ] );
		expect( ( await read( id ) ).status ).toBe( 'new' );
		expect(
			(
				await as.person.put( lead( id ), {
					owner_user_id: world.callers.person.userId,
				} )
			).status
		).toBe( 200 );
		expect(
			await as.manager.put( lead( id ), { owner_user_id: bare!.id } )
		).toRefuse( 'rest_invalid_param', [ 'owner_user_id' ] );
		const seen = await as.manager.put( lead( id ), { owner_user_id: to } );
		expect( seen ).toAnswer( 'updateLead' );
		expect( await as.person.get( lead( id ) ) ).toRefuse(
			'rest_forbidden'
		);
		expect( ( await read( id, as.colleague ) ).owner_user_id ).toBe( to );
		const nobody = await as.manager.put( lead( id ), {
			owner_user_id: null,
		} );
		expect( nobody.body ).toMatchObject( { owner_user_id: null } );
		expect( await as.colleague.get( lead( id ) ) ).toRefuse(
			'rest_forbidden'
		);
	} );

	it( 'is in the timeline, with who made it', async () => {
		const { id } = await aLead();
		const by = { actor_user_id: world.callers.person.userId };
		await as.person.put( lead( id ), {
			status: 'lost',
			phone: '303 555 0199',
			do_not_contact: true,
		} );
		await as.person.put( lead( id ), { folder: 'spam' } );
		await as.person.put( lead( id ), { follow_up_on: '2027-01-01' } );
		await as.manager.put( lead( id ), {
			owner_user_id: world.callers.colleague.userId,
		} );
		expect( ( await events( id ) ).slice( 1 ) ).toEqual( [
			{
				kind: 'contact',
				data: { phone: { from: '', to: '303 555 0199' } },
				...by,
			},
			{ kind: 'consent', data: { do_not_contact: true }, ...by },
			{ kind: 'status', data: { from: 'new', to: 'lost' }, ...by },
			{ kind: 'spam', data: { folder: 'spam' }, ...by },
			{
				kind: 'owner',
				data: {
					from: world.callers.person.userId,
					to: world.callers.colleague.userId,
				},
				actor_user_id: 1,
			},
		] );
	} );

	it( 'notes once when the lead left the status new', async () => {
		const { id } = await aLead();
		const status = async ( value: string ) =>
			(
				( await as.manager.put( lead( id ), { status: value } ) )
					.body as Lead
			 ).first_contacted_at;
		const first = await status( 'contacted' );
		expect( first ).toMatch( /^\d{4}-.*Z$/ );
		expect( await status( 'new' ) ).toBe( first );
		expect( await status( 'won' ) ).toBe( first );
	} );

	it( 'with an old If-Match changes nothing', async () => {
		const { id, etag } = await aLead();
		const headers = { 'If-Match': etag };
		await as.manager.put( lead( id ), { status: 'won' }, { headers } );
		for ( const seen of [
			await as.manager.put( lead( id ), { status: 'lost' }, { headers } ),
			await as.manager.delete( lead( id ), { headers } ),
		] ) {
			expect( seen ).toRefuse( 'rest_precondition_failed' );
		}
		expect( ( await read( id ) ).status ).toBe( 'won' );
	} );
} );

describe( 'a note', () => {
	it( 'is the newest event', async () => {
		const { id } = await aLead();
		const text = `Called.\nVoice mail. ${ newMark() } <b>"quoted"</b> 🙂`;
		const seen = await as.person.post( `${ lead( id ) }/notes`, { text } );
		expect( seen ).toAnswer( 'addLeadNote' );
		expect( seen.body ).toMatchObject( {
			kind: 'note',
			data: { text },
			actor_user_id: world.callers.person.userId,
		} );
		const timeline = await as.person.get( `${ lead( id ) }/timeline` );
		expect( timeline ).toAnswer( 'listLeadEvents' );
		expect( ( timeline.body as { data: unknown[] } ).data[ 0 ] ).toEqual(
			seen.body
		);
	} );

	it.each( [ '', '   ', 'x'.repeat( 5001 ), 7, null ] )(
		'is refused as %j',
		async ( text ) => {
			const { id } = await aLead();
			expect(
				await as.manager.post( `${ lead( id ) }/notes`, { text } )
			).toRefuse( 'rest_invalid_param', [ 'text' ] );
			expect( await events( id ) ).toHaveLength( 1 );
		}
	);
} );

describe( 'a deletion', () => {
	it( 'is for good', async () => {
		const { id } = await aLead();
		expect( await as.manager.delete( lead( id ) ) ).toAnswer(
			'deleteLead'
		);
		for ( const path of [ '', '/timeline', '/submissions' ] ) {
			expect( await as.manager.get( lead( id ) + path ) ).toRefuse(
				'rest_lead_not_found'
			);
			expect( await as.person.get( lead( id ) + path ) ).toRefuse(
				'rest_forbidden'
			);
		}
		expect(
			await as.manager.post( `${ lead( id ) }/notes`, { text: 'Late' } )
		).toRefuse( 'rest_lead_not_found' );
	} );

	it( 'by the owner is refused, and nothing changed', async () => {
		const { id } = await aLead();
		expect( await as.person.delete( lead( id ) ) ).toRefuse(
			'rest_forbidden'
		);
		expect( ( await read( id ) ).version ).toBe( 1 );
	} );
} );

describe( 'spam', () => {
	it( 'is in its folder, and is released to the inbox', async () => {
		const owner = await anOwner();
		const { id } = await sent( {
			lead: {
				owner_user_id: owner.userId,
				folder: 'spam',
				email: 'spam@example.com',
				spam_score: 60,
				spam_reasons: [ 'links' ],
			},
		} );
		expect( await read( id, owner ) ).toMatchObject( {
			folder: 'spam',
			spam_score: 60,
			spam_reasons: [ 'links' ],
		} );
		const seen = await owner.put( lead( id ), { folder: 'inbox' } );
		expect( seen ).toAnswer( 'updateLead' );
		expect( seen.body ).toMatchObject( {
			folder: 'inbox',
			spam_score: 60,
		} );
	} );
} );
