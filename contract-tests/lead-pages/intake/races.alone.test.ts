// @module-tag single-site
// @module-tag trials
import { describe, expect, it } from 'vitest';
import type { states as allStates } from '../../../client/src/lead-pages/vocabulary';
import { control } from '../../support/control';
import { newMark, people } from '../../support/people';
import { host, rounds } from '../../support/site';
import { as } from '../../support/world';
import { pages } from '../made';
import {
	accepted,
	aFormPage,
	anEmail,
	aSubmission,
	form,
	leadsOf,
	send,
	submissionsOf,
	theLeadOf,
	withKey,
} from './intake';

type UsState = ( typeof allStates )[ number ];

const times = ( count: number ) =>
	Array.from( { length: count }, ( _none, index ) => index );

describe.runIf( host.host !== 'wp-env' )( 'at the same moment', () => {
	it.each( times( rounds( 8 ) ) )(
		'the same submission with one key is one lead, with one answer (%d)',
		async () => {
			const { id } = await aFormPage();
			const body = await aSubmission( id );
			const key = withKey( newMark() );
			const answers = await Promise.all(
				times( 8 ).map( () => send( body, key ) )
			);
			expect( new Set( answers.map( ( { text } ) => text ) ).size ).toBe(
				1
			);
			expect(
				answers.filter(
					( { headers } ) => ! headers[ 'idempotency-replayed' ]
				)
			).toHaveLength( 1 );
			const lead = await theLeadOf( id );
			expect( await submissionsOf( lead.id ) ).toHaveLength( 1 );
		}
	);

	it( 'the same submission without a key is one lead', async () => {
		const { id } = await aFormPage();
		const body = await aSubmission( id );
		const answers = await Promise.all(
			times( 8 ).map( () => accepted( body ) )
		);
		expect( new Set( answers.map( ( one ) => one.reference ) ).size ).toBe(
			1
		);
		expect( ( await theLeadOf( id ) ).submissions ).toBe( 1 );
	} );

	it( 'eight submissions of a person are one lead, and none is lost', async () => {
		const { id } = await aFormPage();
		const email = anEmail();
		const bodies = await Promise.all(
			times( 8 ).map( ( number ) =>
				aSubmission( id, { email, message: `Number ${ number }` } )
			)
		);
		await Promise.all( bodies.map( ( body ) => accepted( body ) ) );
		const lead = await theLeadOf( id );
		expect( lead.submissions ).toBe( 8 );
		expect(
			( await submissionsOf( lead.id ) )
				.map( ( { fields } ) => fields.message )
				.sort()
		).toEqual( times( 8 ).map( ( number ) => `Number ${ number }` ) );
	} );

	it( 'no more than the quota are saved', async () => {
		const { id } = await aFormPage();
		const from = {
			'X-Fixture-Address': `2001:db8:beef:${ process.pid.toString( 16 ) }::1`,
		};
		const bodies = await Promise.all(
			times( 16 ).map( () => aSubmission( id ) )
		);
		const answers = await Promise.all(
			bodies.map( ( body ) => send( body, from ) )
		);
		expect(
			answers.filter( ( { status } ) => status === 201 )
		).toHaveLength( 10 );
		expect( await leadsOf( id ) ).toHaveLength( 10 );
	} );

	it( 'views of different visitors are all counted', async () => {
		const { id } = await aFormPage();
		await Promise.all(
			times( 12 ).map( ( number ) =>
				as.anonymous.post(
					`${ pages }/${ id }/views`,
					{},
					{
						headers: {
							'X-Fixture-Address': `2001:db8:cafe:${ number }::1`,
						},
					}
				)
			)
		);
		const { body } = await as.manager.get( `${ pages }/${ id }/stats` );
		expect( body ).toMatchObject( { views: 12, visitors: 12 } );
	} );
} );

describe( 'round robin', () => {
	const aPool = async ( states: UsState[][] ) => {
		const pool = await people(
			...states.map( ( _one, index ) => ( {
				role: 'loan_officer',
				nmls_id: String( 200000 + index ),
			} ) )
		);
		const page = await aFormPage( {
			form,
			routing: {
				mode: 'round_robin',
				pool: pool.map( ( person, index ) => ( {
					user_id: person.id,
					states: states[ index ]!,
				} ) ),
			},
		} );
		return { page, pool: pool.map( ( { id } ) => id ) };
	};

	const ownersOf = async ( pageId: number ) =>
		( await leadsOf( pageId ) ).map( ( lead ) => lead.owner_user_id );

	const countsOf = ( ids: ( number | null )[], pool: number[] ) =>
		pool.map( ( id ) => ids.filter( ( one ) => one === id ).length );

	it.runIf( host.host !== 'wp-env' )(
		'gives three at once to three people, ten times',
		async () => {
			const { page, pool } = await aPool( [ [], [], [] ] );
			for ( const round of times( 10 ) ) {
				const bodies = await Promise.all(
					times( 3 ).map( () => aSubmission( page.id ) )
				);
				await Promise.all( bodies.map( ( body ) => accepted( body ) ) );
				expect( countsOf( await ownersOf( page.id ), pool ) ).toEqual(
					[ 1, 1, 1 ].map( ( one ) => one * ( round + 1 ) )
				);
			}
		}
	);

	it( 'goes by the states, and else to the owner', async () => {
		const { page, pool } = await aPool( [ [ 'TX', 'CO' ], [ 'TX' ] ] );
		const ownerOf = async ( state: string | null ) => {
			const { reference } = await accepted(
				await aSubmission( page.id, { state } )
			);
			return ( await leadsOf( page.id ) ).find(
				( lead ) => lead.reference === reference
			)!.owner_user_id;
		};
		expect( await ownerOf( 'TX' ) ).toBe( pool[ 0 ] );
		expect( await ownerOf( 'TX' ) ).toBe( pool[ 1 ] );
		expect( await ownerOf( 'CO' ) ).toBe( pool[ 0 ] );
		expect( await ownerOf( 'TX' ) ).toBe( pool[ 1 ] );
		expect( await ownerOf( 'CA' ) ).toBe( page.owner_user_id );
		expect( await ownerOf( null ) ).toBe( page.owner_user_id );
	} );

	it( 'counts no spam, and leaves out who has no profile any more', async () => {
		const { page, pool } = await aPool( [ [], [] ] );
		await accepted( await aSubmission( page.id, {}, { token: '' } ) );
		await accepted( await aSubmission( page.id ) );
		expect( await ownersOf( page.id ) ).toEqual( [ pool[ 0 ] ] );
		const profile = await as.manager.get(
			`/users/v1/profiles/user/${ pool[ 1 ] }`
		);
		await as.manager.delete(
			`/users/v1/profiles/${ ( profile.body as { id: number } ).id }`
		);
		await accepted( await aSubmission( page.id ) );
		expect( await ownersOf( page.id ) ).toEqual( [ pool[ 0 ], pool[ 0 ] ] );
	} );

	it( 'leaves out who can read nothing on the site any more', async () => {
		const { page, pool } = await aPool( [ [], [] ] );
		await control.setRole( pool[ 0 ]!, '', 1 );
		await accepted( await aSubmission( page.id ) );
		expect( await ownersOf( page.id ) ).toEqual( [ pool[ 1 ] ] );
	} );
} );
