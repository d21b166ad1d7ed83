import { describe, expect, it } from 'vitest';
import { memberOf } from '../../support/bookmarks';
import { deleteAccount } from '../../support/control';
import { profile } from '../../support/paths';
import { accounts, people } from '../../support/people';
import { as } from '../../support/world';
import {
	accepted,
	aFormPage,
	agreed,
	aSubmission,
	cachedFormOf,
	form,
} from '../intake/intake';
import { formOf } from '../made';
import { anOwner, aLead, aPage, events, list, read, sent } from './leads';

describe( 'the leads of a person who is gone', () => {
	it.each( [ 'the account', 'the profile' ] )(
		'go to the owner of the page, or to nobody, with %s',
		async ( what ) => {
			const [ leaving ] = await people( {} );
			const staying = await anOwner();
			const of = ( page_id: number ) =>
				sent( { lead: { page_id, owner_user_id: leaving!.id } } );
			const handed = await of( await aPage( staying.userId ) );
			const bare = await of( await aPage( leaving!.id ) );
			const entered = await aLead( { owner_user_id: leaving!.id } );
			if ( what === 'the account' ) {
				await deleteAccount( leaving!.id );
			} else {
				const path = profile( leaving!.profileId );
				await as.manager.delete( path );
				expect( ( await read( handed.id ) ).owner_user_id ).toBe(
					leaving!.id
				);
				await as.manager.delete( path, { query: { force: 'true' } } );
			}
			expect( ( await read( handed.id, staying ) ).owner_user_id ).toBe(
				staying.userId
			);
			for ( const id of [ bare.id, entered.id ] ) {
				expect( ( await read( id ) ).owner_user_id ).toBe( null );
			}
			expect( ( await events( handed.id ) ).at( -1 ) ).toEqual( {
				kind: 'owner',
				data: { from: leaving!.id, to: staying.userId },
				actor_user_id: null,
			} );
		}
	);

	it( 'move along with the profile to another account', async () => {
		const [ person ] = await people( {} );
		const [ account ] = await accounts( 1 );
		const { id } = await aLead( { owner_user_id: person!.id } );
		const seen = await as.manager.put( profile( person!.profileId ), {
			user_id: account!.id,
		} );
		expect( seen.status, seen.text ).toBe( 200 );
		expect( ( await read( id, memberOf( account! ) ) ).owner_user_id ).toBe(
			account!.id
		);
	} );

	it( 'that visitors let a partner see move along, too, also those that come by cached pages', async () => {
		const [ owner, partner ] = await people(
			{ role: 'loan_officer', nmls_id: '123456' },
			{ role: 'realtor_partner' }
		);
		const [ account ] = await accounts( 1 );
		const { id } = await aFormPage( {
			owner_user_id: owner!.id,
			partner_user_id: partner!.id,
			co_marketing: {
				partner_percent: 50,
				monthly_cost: '100.00',
				note: '',
			},
			form: {
				...form,
				consents: [
					{
						key: 'partner',
						text: 'You may share my number with the partner of this page.',
						required: false,
					},
				],
			},
		} );
		const cached = await cachedFormOf( id );
		const fromCache = { consents: agreed( cached ), token: cached.token };
		await accepted( await aSubmission( id, {}, fromCache ) );
		expect(
			await as.manager.put( profile( partner!.profileId ), {
				user_id: account!.id,
			} )
		).toAnswer( 'updateProfile' );
		await formOf( id );
		await accepted( await aSubmission( id, {}, fromCache ) );
		expect(
			( await list( { page_id: id }, memberOf( account! ) ) ).data
		).toMatchObject( [ { access: 'shared' }, { access: 'shared' } ] );
	} );
} );
