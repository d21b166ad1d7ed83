import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	chartByOthers,
	nodesOf,
	organisation,
	renameOrganisation,
} from '../../../support/chart';
import { companyOf } from '../../../support/company';
import { control, deleteAccount } from '../../../support/control';
import { accounts, people, type Person } from '../../../support/people';
import {
	intranetProfile,
	orgChart,
	profile,
	position,
	positions,
	profiles,
} from '../../../support/paths';
import { withSettings } from '../../../support/settings';
import { host } from '../../../support/site';
import { as, full } from '../../../support/world';
import type { OrgChart } from '../../../../client/src/users/intranet/org-chart-schemas';

/** Enough people for their org chart to be kept. */
const ENOUGH = 700;

const isPossible = full && host.host !== 'wp-env';

let boss: Person;
let kim: Person;
let etag = '';
let text = '';

async function read() {
	const answer = await as.person.get( orgChart );
	expect( answer ).toAnswer( 'getOrgChart' );
	return answer;
}

const rowsOfThisVersion = async () =>
	(
		await control.sql( [
			"SELECT COUNT(*) AS number FROM {svc_charts} WHERE version = (SELECT value FROM {svc_state} WHERE name = 'charts')",
		] )
	)[ 0 ]?.number;

/** Reads until there is a row, and then from it. */
async function keep() {
	await read();
	for ( let turn = 0; ( await rowsOfThisVersion() ) === '0'; turn++ ) {
		expect( turn, 'The chart is never kept.' ).toBeLessThan( 50 );
		await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
	}
	const kept = await read();
	etag = String( kept.headers.etag );
	text = kept.text;
}

/** The kept org chart is not served any more; the new one agrees with the other routes, and is kept. */
async function expectNew() {
	const known = await as.person.get( orgChart, {
		headers: { 'If-None-Match': etag },
	} );
	expect( known.status ).toBe( 200 );
	expect( known.text ).not.toBe( text );
	expect( known.body ).toEqual( await chartByOthers() );
	await keep();
	expect( JSON.parse( text ) ).toEqual( known.body );
	expect( text ).toBe( known.text );
}

const put = ( change: object ) =>
	as.manager.put( profile( kim.profileId ), change );
const putIntranet = ( change: object ) =>
	as.manager.put( intranetProfile( kim.id ), change );

describe.runIf( isPossible )( 'the chart is never stale', () => {
	beforeAll( async () => {
		await companyOf( ENOUGH );
		[ kim, boss ] = ( await people( {}, {} ) ) as [ Person, Person ];
		// A loop of the two is then cut at Kim.
		expect( kim.id ).toBeLessThan( boss.id );
		await keep();
	} );

	const fields: [ string, object ][] = [
		[ 'first_name', { first_name: 'Zoë' } ],
		[ 'last_name', { last_name: 'Aaa' } ],
		[ 'job_title', { job_title: 'Juggler' } ],
		[ 'department', { meta: { svc_department: 'Circus' } } ],
		[ 'no department', { meta: { svc_department: null } } ],
	];
	it.each( fields )( 'after PUT %s', async ( _name, change ) => {
		expect( await put( change ) ).toAnswer( 'updateProfile' );
		await expectNew();
	} );

	it( 'after PUT of the manager, by the profile and by the intranet', async () => {
		await put( { meta: { svc_reports_to: boss.id } } );
		await expectNew();
		await putIntranet( { reports_to: null } );
		await expectNew();
		await putIntranet( { department: 'Tent' } );
		await expectNew();
		await putIntranet( { reports_to: boss.id } );
		await expectNew();
	} );

	it( 'after user meta by functions of WordPress', async () => {
		const set = ( key: string, value: unknown ) =>
			control.setUserMeta( kim.id, `svc_intranet_${ key }`, value );
		await set( 'department', 'Ring' );
		await expectNew();
		await set( 'reports_to', 1 );
		await expectNew();
		await set( 'reports_to', String( boss.id ) );
		await expectNew();
		await control.setUserMeta( boss.id, 'svc_intranet_reports_to', kim.id );
		await expectNew();
		await control.clearUserMeta( boss.id, 'svc_intranet_reports_to' );
		await expectNew();
		await control.dealWithUserMeta(
			kim.id,
			'svc_intranet_department',
			'rename',
			{ value: 'Ring', to: 'something_else' }
		);
		await expectNew();
	} );

	it( 'after a photo is set, changes and goes', async () => {
		const photo = await control.attach();
		await put( { avatar_id: photo.id, avatar_site_id: photo.site } );
		await expectNew();
		await control.changeAttachment( photo, { file: true } );
		await expectNew();
		await control.detach( photo );
		await expectNew();
	} );

	it( 'after the role changes', async () => {
		await put( { role: 'realtor_partner' } );
		await expectNew();
		await put( { role: 'staff' } );
		await expectNew();
	} );

	it( 'after the profile moves to another account', async () => {
		await putIntranet( { reports_to: boss.id } );
		await expectNew();
		const [ other ] = await accounts( 1 );
		expect( await put( { user_id: other!.id } ) ).toAnswer(
			'updateProfile'
		);
		kim = { ...kim, ...other! };
		await expectNew();
	} );

	it( 'after Gravatar is switched on and off', async () => {
		const restore = await withSettings( { use_gravatar: true } );
		try {
			await expectNew();
		} finally {
			await restore();
		}
		await expectNew();
	} );

	it( "with Gravatar's images, after the account's e-mail changes", async () => {
		const restore = await withSettings( { use_gravatar: true } );
		await keep();
		const answer = await as.manager.send(
			'POST',
			`/wp/v2/users/${ kim.id }`,
			{
				raw: JSON.stringify( {
					email: `new-${ kim.login }@example.org`,
				} ),
				headers: { 'Content-Type': 'application/json' },
			}
		);
		expect( answer.status, answer.text ).toBe( 200 );
		try {
			await expectNew();
		} finally {
			await restore();
		}
		await expectNew();
	} );

	it( "with Gravatar's images, after avatars are set otherwise", async () => {
		const restore = await withSettings( { use_gravatar: true } );
		await keep();
		const { value } = await control.option( 'avatar_default', 'site' );
		const set = ( one: unknown ) =>
			control.setOption( 'avatar_default', one );
		await set( value === 'identicon' ? 'retro' : 'identicon' );
		try {
			await expectNew();
		} finally {
			await set( value ?? 'mystery' );
		}
		try {
			await expectNew();
		} finally {
			await restore();
		}
		await keep();
	} );

	it( 'after another plugin gives avatars, and no more', async () => {
		await control.setOption( 'svc_test_avatars', {
			[ kim.id ]: 'https://example.com/kim.png',
		} );
		try {
			expect( ( await read() ).text ).toContain( 'kim.png' );
		} finally {
			await control.clearOption( 'svc_test_avatars' );
		}
		expect( ( await read() ).text ).not.toContain( 'kim.png' );
	} );

	it( 'after the organisation is called otherwise', async () => {
		const name = await organisation();
		await renameOrganisation( `${ name } & "Söhne"` );
		try {
			await expectNew();
		} finally {
			await renameOrganisation( name );
		}
		await expectNew();
	} );

	it( 'after a person comes and goes, by the profile and by the account', async () => {
		const [ one, two ] = ( await people(
			{ meta: { svc_reports_to: boss.id } },
			{}
		) ) as [ Person, Person ];
		await expectNew();
		await as.manager.put( profile( kim.profileId ), {
			meta: { svc_reports_to: one.id },
		} );
		await expectNew();
		expect( await as.manager.delete( profile( one.profileId ) ) ).toAnswer(
			'deleteProfile'
		);
		await expectNew();
		await deleteAccount( two.id );
		await expectNew();
	} );

	it( 'after vacancies come, change, are filled and go', async () => {
		const [ low ] = ( await people( {
			meta: { svc_reports_to: kim.id },
		} ) ) as [ Person ];
		await expectNew();
		const { body } = await as.manager.post( positions, {
			title: 'Ringmaster',
			reports_to: kim.id,
			report_ids: [ low.id ],
		} );
		await expectNew();
		const { id } = body as { id: number };
		await as.manager.put( position( id ), { department: 'Circus' } );
		await expectNew();
		await as.manager.put( position( id ), { user_id: low.id } );
		await expectNew();
		const made = await as.manager.post( positions, { title: 'Clown' } );
		await expectNew();
		await as.manager.delete(
			position( ( made.body as { id: number } ).id )
		);
		await expectNew();
	} );

	it( 'after dotted lines, by the intranet and by functions of WordPress', async () => {
		await putIntranet( { reports_to: null } );
		await expectNew();
		await putIntranet( { dotted_manager_ids: [ boss.id ] } );
		await expectNew();
		await putIntranet( { dotted_manager_ids: [] } );
		await expectNew();
		const key = 'svc_intranet_dotted_manager_ids';
		await control.setUserMeta( kim.id, key, [ boss.id ] );
		await expectNew();
		await control.clearUserMeta( kim.id, key );
		await expectNew();
	} );

	it( 'and is the same as long as nothing shows', async () => {
		await put( { phone: '5' } );
		const { body } = await read();
		expect( body ).toEqual( JSON.parse( text ) );
	} );
} );

describe.runIf( isPossible )( 'the root', () => {
	let moved: number[] = [];
	const report = ( to: number | null ) =>
		control.setManagers(
			Object.fromEntries( moved.map( ( id ) => [ id, to ] ) )
		);
	afterAll( () => report( null ) );

	it( 'is the only one without a manager, or else the organisation', async () => {
		const { body } = await read();
		const several = body as OrgChart;
		expect( several ).toMatchObject( {
			id: 0,
			name: await organisation(),
			avatar_url: '',
			reports_count: several.reports.length,
		} );
		expect( several.reports.length ).toBeGreaterThan( 1 );
		moved = several.reports
			.map( ( { id } ) => id )
			.filter( ( id ) => id !== boss.id );
		await report( boss.id );
		const one = ( await read() ).body as OrgChart;
		expect( one.id ).toBe( boss.id );
		expect( nodesOf( one ) ).toHaveLength( nodesOf( several ).length - 1 );
		expect( one ).toEqual( await chartByOthers() );
		const { headers } = await as.person.get( profiles, {
			query: 'per_page=1',
		} );
		expect( Number( headers[ 'x-wp-total' ] ) ).toBeGreaterThan( ENOUGH );
	} );
} );
