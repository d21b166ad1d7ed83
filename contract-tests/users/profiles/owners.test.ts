import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateProfileSchema } from '../../../client/src/users/profile-schemas';
import { ownedFields } from '../../../client/src/users/vocabulary';
import { haveProfile } from '../../support/columns';
import { people, stateOf, type Person } from '../../support/people';
import { profile } from '../../support/paths';
import { as, full, world } from '../../support/world';

const allowed = {
	phone: '+1 555 0199',
	bio: 'About <em>me</em>.',
	social: { linkedin: 'https://example.com/in/me' },
};

const refused = {
	first_name: 'Other',
	last_name: 'Other',
	email: 'other@example.com',
	role: 'leadership',
	nmls_id: '99',
	job_title: 'Chief',
	company: 'Other',
	user_id: 1,
};

/** A photo is set by two fields, which need an image. */
const photo = [ 'avatar_id', 'avatar_site_id' ];
const readOnly = [ 'id', 'avatar_url' ];

it( 'every field of a profile is one that owners may change, or may not', () => {
	expect( [ ...Object.keys( allowed ), ...photo ].sort() ).toEqual(
		[ ...ownedFields ].sort()
	);
	expect(
		[
			...ownedFields,
			...Object.keys( refused ),
			...readOnly,
			'meta',
		].sort()
	).toEqual( Object.keys( updateProfileSchema.shape ).sort() );
} );

let victim: Person;
beforeAll( async () => {
	[ victim ] = ( await people( {} ) ) as [ Person ];
} );

describe.each( haveProfile )( 'the owner who is a %s', ( name ) => {
	const { profileId } = world.callers[ name ];
	const put = ( change: object, query = '' ) =>
		as[ name ].put( profile( profileId ), change, { query } );
	let before: Record< string, unknown >;

	beforeAll( async () => {
		before = await stateOf( profileId );
	} );
	afterAll( () =>
		as.manager.put( profile( profileId ), { ...before, social: null } )
	);

	const isAsBefore = async () =>
		expect( await stateOf( profileId ) ).toEqual( before );

	it( 'changes nothing but what is the own, and each field is named', async () => {
		const answer = await put( { ...allowed, ...refused } );
		expect( answer ).toRefuse( 'rest_forbidden', Object.keys( refused ) );
		expect( ( answer.body as { message: string } ).message ).toContain(
			'job_title'
		);
		await isAsBefore();
	} );

	it.runIf( full ).each( Object.entries( refused ) )(
		'does not change %s',
		async ( field, value ) => {
			expect( await put( { [ field ]: value } ) ).toRefuse(
				'rest_forbidden',
				[ field ]
			);
			await isAsBefore();
		}
	);

	it( 'does not change department and manager', async () => {
		const meta = {
			svc_department: 'Elsewhere',
			svc_reports_to: world.callers.colleague.userId,
		};
		expect( await put( { meta } ) ).toRefuse( 'rest_forbidden', [
			'meta.svc_department',
			'meta.svc_reports_to',
		] );
		await isAsBefore();
	} );

	it.runIf( name === 'partner' ).each( [ null, '' ] )(
		'does not clear what is not shown, with %j',
		async ( nothing ) => {
			expect(
				await put( { meta: { svc_department: nothing } } )
			).toRefuse( 'rest_forbidden', [ 'meta.svc_department' ] );
		}
	);

	it( 'cannot make another person the target', async () => {
		const state = await stateOf( victim.profileId );
		expect( await put( { id: victim.profileId, phone: '1' } ) ).toRefuse(
			'rest_invalid_param',
			[ 'id' ]
		);
		expect(
			await put( { phone: '1' }, `id=${ victim.profileId }` )
		).toRefuse( 'rest_invalid_param', [ 'id' ] );
		expect( await stateOf( victim.profileId ) ).toEqual( state );
		await isAsBefore();
	} );

	it.runIf( full )( 'does not reach a role of WordPress', async () => {
		expect( await put( { role: 'administrator' } ) ).toRefuse(
			'rest_invalid_param',
			[ 'role' ]
		);
	} );

	it( 'sends back what was read, with another phone, bio and social links', async () => {
		const { body } = await as[ name ].get( profile( profileId ) );
		expect( await put( { ...( body as object ), ...allowed } ) ).toAnswer(
			'updateProfile'
		);
		expect( await stateOf( profileId ) ).toEqual( {
			...before,
			...allowed,
		} );
	} );
} );
