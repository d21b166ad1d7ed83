import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { haveProfile } from '../../support/columns';
import { stateOf } from '../../support/people';
import { profile } from '../../support/paths';
import { withSettings } from '../../support/site-state';
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

describe.each( haveProfile )( 'the owner who is a %s', ( name ) => {
	const { profileId } = world.callers[ name ];
	const own = as[ name ];
	let before: Record< string, unknown >;

	beforeAll( async () => {
		before = await stateOf( profileId );
	} );
	afterEach( () =>
		as.manager.put( profile( profileId ), {
			...before,
			social: { linkedin: null },
		} )
	);

	it( 'changes phone, bio and social links', async () => {
		expect( await own.put( profile( profileId ), allowed ) ).toAnswer(
			'updateProfile'
		);
		expect( await stateOf( profileId ) ).toEqual( {
			...before,
			...allowed,
		} );
	} );

	it( 'sends back what was read, changed where it may be', async () => {
		const { body } = await own.get( profile( profileId ) );
		const answer = await own.put( profile( profileId ), {
			...( body as object ),
			...allowed,
		} );
		expect( answer ).toAnswer( 'updateProfile' );
		expect( await stateOf( profileId ) ).toEqual( {
			...before,
			...allowed,
		} );
	} );

	it( 'changes nothing else, and each field is named', async () => {
		const answer = await own.put( profile( profileId ), {
			...allowed,
			...refused,
		} );
		expect( answer ).toRefuse( 'rest_forbidden', Object.keys( refused ) );
		expect( ( answer.body as { message: string } ).message ).toContain(
			'job_title'
		);
		expect( await stateOf( profileId ) ).toEqual( before );
	} );

	it.runIf( full ).each( Object.entries( refused ) )(
		'does not change %s',
		async ( field, value ) => {
			expect(
				await own.put( profile( profileId ), { [ field ]: value } )
			).toRefuse( 'rest_forbidden', [ field ] );
			expect( await stateOf( profileId ) ).toEqual( before );
		}
	);

	it( 'does not change department and manager', async () => {
		const meta = {
			svc_department: 'Elsewhere',
			svc_reports_to: world.callers.colleague.userId,
		};
		expect( await own.put( profile( profileId ), { meta } ) ).toRefuse(
			'rest_forbidden',
			[ 'meta.svc_department', 'meta.svc_reports_to' ]
		);
		expect( await stateOf( profileId ) ).toEqual( before );
	} );

	it( 'cannot make somebody else the target', async () => {
		const victim = world.callers.colleague.profileId;
		const state = await stateOf( victim );
		expect(
			await own.put( profile( profileId ), { id: victim, phone: '1' } )
		).toRefuse( 'rest_invalid_param', [ 'id' ] );
		expect(
			await own.put(
				profile( profileId ),
				{ phone: '1' },
				{ query: `id=${ victim }` }
			)
		).toRefuse( 'rest_invalid_param', [ 'id' ] );
		expect( await stateOf( victim ) ).toEqual( state );
		expect( await stateOf( profileId ) ).toEqual( before );
	} );

	it( 'changes e-mail address and job title where the settings say so', async () => {
		const restore = await withSettings( {
			owner_fields: [ 'email', 'job_title' ],
		} );
		const change = { email: 'mine@example.com', job_title: 'Chief' };
		expect( await own.put( profile( profileId ), change ) ).toAnswer(
			'updateProfile'
		);
		expect( await stateOf( profileId ) ).toEqual( {
			...before,
			...change,
		} );
		expect(
			await own.put( profile( profileId ), { company: 'Other' } )
		).toRefuse( 'rest_forbidden', [ 'company' ] );
		await restore();
	} );
} );

describe( 'a role that would be reached by the way', () => {
	it( 'is refused by its value first', async () => {
		const { profileId } = world.callers.person;
		expect(
			await as.person.put( profile( profileId ), {
				role: 'administrator',
			} )
		).toRefuse( 'rest_invalid_param', [ 'role' ] );
	} );
} );
