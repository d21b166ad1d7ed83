import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RepairReport } from '../../../../client/src/users/intranet/repair-schemas';
import { mayNotManage } from '../../../support/columns';
import { control } from '../../../support/control';
import { repair } from '../../../support/paths';
import { newMark, people, stateOf, type Person } from '../../../support/people';
import { as } from '../../../support/world';

const mark = newMark();
let boss: Person;
let kim: Person;

const makeLoop = () =>
	control.sql( [
		`UPDATE {svc_profiles} SET manager_id = ${ kim.id }, has_manager = 1 WHERE id = ${ boss.profileId }`,
		`DELETE FROM {usermeta} WHERE user_id = ${ boss.id } AND meta_key = 'svc_intranet_reports_to'`,
		`INSERT INTO {usermeta} (user_id, meta_key, meta_value) VALUES (${ boss.id }, 'svc_intranet_reports_to', '${ kim.id }')`,
	] );

const isClosed = async () => {
	const [ row ] = await control.sql( [
		`SELECT manager_id FROM {svc_profiles} WHERE id = ${ boss.profileId }`,
	] );
	return row!.manager_id === String( kim.id );
};

const look = async ( query: Record< string, string | number > = {} ) => {
	const answer = await as.manager.get( repair, { query } );
	expect( answer ).toAnswer( 'findProblems' );
	return answer.body as RepairReport;
};

beforeAll( async () => {
	[ boss ] = ( await people( { first_name: 'Boss', last_name: mark } ) ) as [
		Person,
	];
	[ kim ] = ( await people( {
		last_name: mark,
		meta: { svc_reports_to: boss.id },
	} ) ) as [ Person ];
	await as.manager.post( repair, {} );
} );
beforeEach( makeLoop );
afterAll( () => as.manager.post( repair, {} ) );

const named = ( { findings }: RepairReport ) =>
	findings
		.filter( ( { damage } ) => damage === 'circle' )
		.flatMap( ( { examples } ) => examples );

describe( 'a problem', () => {
	it.each( [ 'everything', 'managers' ] )(
		'is found among %s, by name, and left as it is',
		async ( scope ) => {
			const report = await look( { scope } );
			const [ lowest ] = [ boss, kim ].sort( ( a, b ) => a.id - b.id );
			expect( report.next ).toBeNull();
			expect( named( report ) ).toEqual( [
				{
					profile_id: lowest!.profileId,
					name: expect.stringMatching(
						new RegExp(
							`^(\\w+ ${ mark }) → \\w+ ${ mark } → \\1$`
						)
					) as unknown,
				},
			] );
			expect( await isClosed() ).toBe( true );
		}
	);

	it( 'of other kinds is nothing to who asks for managers alone', async () => {
		await control.sql( [
			`UPDATE {svc_profiles} SET department = 'Wrong' WHERE id = ${ kim.profileId }`,
		] );
		const kinds = async ( scope: string ) =>
			( await look( { scope } ) ).findings.map(
				( { damage } ) => damage
			);
		expect( await kinds( 'everything' ) ).toEqual( [
			'stale-copy',
			// The department is among the words.
			'lost-words',
			'circle',
		] );
		expect( await kinds( 'managers' ) ).toEqual( [ 'circle' ] );
	} );

	it( 'before the profile named is skipped', async () => {
		const report = await look( { after: kim.profileId } );
		expect( named( report ) ).toEqual( [] );
	} );

	it( 'is repaired, and named once more', async () => {
		const answer = await as.manager.post( repair, { scope: 'managers' } );
		expect( answer ).toAnswer( 'repairProblems' );
		expect( named( answer.body as RepairReport ) ).toHaveLength( 1 );
		expect( await isClosed() ).toBe( false );
		expect( await look( { scope: 'managers' } ) ).toEqual( {
			findings: [],
			next: null,
		} );
		const [ top, low ] = [ boss, kim ].sort( ( a, b ) => a.id - b.id );
		expect( await stateOf( top!.profileId ) ).toMatchObject( {
			meta: { svc_reports_to: null },
		} );
		expect( await stateOf( low!.profileId ) ).toMatchObject( {
			meta: { svc_reports_to: top!.id },
		} );
	} );

	it( 'is asked for in words that are known', async () => {
		expect(
			await as.manager.get( repair, {
				query: 'scope=some&after=-1&x=1',
			} )
		).toRefuse( 'rest_invalid_param', [ 'scope', 'after', 'x' ] );
		expect(
			await as.manager.post( repair, { scope: 'some', after: 'x' } )
		).toRefuse( 'rest_invalid_param', [ 'scope', 'after' ] );
		expect( await isClosed() ).toBe( true );
	} );

	it.each( mayNotManage )(
		'is neither told to nor repaired by %s',
		async ( name ) => {
			expect( await as[ name ].get( repair ) ).toRefuse(
				'rest_forbidden'
			);
			expect( await as[ name ].post( repair, {} ) ).toRefuse(
				'rest_forbidden'
			);
			expect( await isClosed() ).toBe( true );
		}
	);
} );
