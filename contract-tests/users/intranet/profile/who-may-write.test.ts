import { beforeAll, describe, expect, it } from 'vitest';
import { mayManage, mayNotManage } from '../../../support/columns';
import { people, type Person } from '../../../support/people';
import { intranetProfile, missing } from '../../../support/paths';
import { as, full, world } from '../../../support/world';

const own = {
	office_location: 'Austin',
	extension: '42',
	bio: 'Me',
	skills: [ 'One' ],
};
const refused = {
	department: 'Elsewhere',
	reports_to: world.callers.colleague.userId,
	start_date: '2020-01-31',
};

let kim: Person;
beforeAll( async () => {
	[ kim ] = ( await people( {} ) ) as [ Person ];
} );

const stateOfUser = async ( userId: number ) =>
	( await as.manager.get( intranetProfile( userId ) ) ).body as Record<
		string,
		unknown
	>;

describe.each( mayNotManage )( '%s', ( name ) => {
	it( "changes nobody else's intranet profile, and is not told who is missing", async () => {
		const before = await stateOfUser( kim.id );
		for ( const change of [ own, refused, {} ] ) {
			const answer = await as[ name ].put(
				intranetProfile( kim.id ),
				change
			);
			const absent = await as[ name ].put(
				intranetProfile( missing ),
				change
			);
			expect( answer ).toRefuse( 'rest_forbidden' );
			expect( absent.text ).toBe( answer.text );
		}
		expect( await stateOfUser( kim.id ) ).toEqual( before );
	} );
} );

describe.each( mayNotManage.filter( ( name ) => name !== 'person' ) )(
	'%s',
	( name ) => {
		it( 'has no intranet profile to change', async () => {
			const { userId } = world.callers[ name ];
			const before = await stateOfUser( userId );
			expect(
				await as[ name ].put( intranetProfile( userId ), own )
			).toRefuse( 'rest_forbidden' );
			expect( await stateOfUser( userId ) ).toEqual( before );
		} );
	}
);

describe( 'the owner', () => {
	const { userId } = world.callers.person;
	const put = ( change: object, query = '' ) =>
		as.person.put( intranetProfile( userId ), change, { query } );

	it( 'changes office, extension, biography and skills', async () => {
		const before = await stateOfUser( userId );
		expect( await put( own ) ).toAnswer( 'updateIntranetProfile' );
		expect( await stateOfUser( userId ) ).toEqual( { ...before, ...own } );
		expect(
			await put( {
				office_location: null,
				extension: null,
				bio: null,
				skills: null,
			} )
		).toAnswer( 'updateIntranetProfile' );
	} );

	it( 'changes nothing else, and each field is named', async () => {
		const before = await stateOfUser( userId );
		expect( await put( { ...own, ...refused } ) ).toRefuse(
			'rest_forbidden',
			Object.keys( refused )
		);
		for ( const [ field, value ] of Object.entries( refused ) ) {
			expect( await put( { [ field ]: value } ) ).toRefuse(
				'rest_forbidden',
				[ field ]
			);
		}
		expect( await put( { department: null } ) ).toRefuse(
			'rest_forbidden',
			[ 'department' ]
		);
		expect( await stateOfUser( userId ) ).toEqual( before );
	} );

	it( 'sends back what was read, with other skills', async () => {
		const { body } = await as.person.get( intranetProfile( userId ) );
		const skills = [ 'Two' ];
		expect( await put( { ...( body as object ), skills } ) ).toAnswer(
			'updateIntranetProfile'
		);
		expect( await stateOfUser( userId ) ).toEqual( {
			...( body as object ),
			skills,
		} );
	} );

	it( 'cannot make another person the target', async () => {
		const before = await stateOfUser( kim.id );
		expect( await put( { user_id: kim.id, bio: 'x' } ) ).toRefuse(
			'rest_invalid_param',
			[ 'user_id' ]
		);
		expect( await put( { id: kim.id, bio: 'x' } ) ).toRefuse(
			'rest_invalid_param',
			[ 'id' ]
		);
		expect( await put( { bio: 'x' }, `id=${ kim.id }` ) ).toRefuse(
			'rest_invalid_param',
			[ 'id' ]
		);
		expect( await stateOfUser( kim.id ) ).toEqual( before );
	} );

	it.runIf( full )( 'hears of malformed values first', async () => {
		expect( await put( { department: 5 } ) ).toRefuse(
			'rest_invalid_param',
			[ 'department' ]
		);
	} );
} );

describe.each( mayManage )( '%s', ( name ) => {
	it( 'changes all seven fields of any person', async () => {
		const change = { ...own, ...refused };
		expect(
			await as[ name ].put( intranetProfile( kim.id ), change )
		).toAnswer( 'updateIntranetProfile' );
		expect( await stateOfUser( kim.id ) ).toMatchObject( change );
		await as[ name ].put( intranetProfile( kim.id ), {
			...Object.fromEntries(
				Object.keys( change ).map( ( field ) => [ field, null ] )
			),
		} );
	} );

	it( 'is told who is missing', async () => {
		expect(
			await as[ name ].put( intranetProfile( missing ), {} )
		).toRefuse( 'rest_profile_not_found' );
	} );
} );
