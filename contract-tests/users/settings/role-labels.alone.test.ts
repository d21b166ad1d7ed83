// @module-tag second-site
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '../../../client/src/settings/settings-schemas';
import { run } from '../../support/abilities';
import { fixture } from '../../support/bookmarks';
import { mayNotManage } from '../../support/columns';
import { fieldRows } from '../../support/field-rows';
import {
	facets,
	profile,
	profileFacets,
	profileOf,
	settings,
} from '../../support/paths';
import {
	accounts,
	newMark,
	people,
	stateOf,
	type Person,
} from '../../support/people';
import { withSettings } from '../../support/settings';
import { host } from '../../support/site';
import { as, full } from '../../support/world';
import { imported } from '../imports/import';

const mark = newMark();
const bold = '<b>Agent</b> "A" & \\ ’B’';
const rightToLeft = 'وكيل عقاري';

let kim: Person, ali: Person;
let before: Settings;
beforeAll( async () => {
	[ kim, ali ] = ( await people(
		{ first_name: 'Kim', last_name: mark, role: 'loan_officer' },
		{ first_name: 'Ali', last_name: mark, role: 'assistant' }
	) ) as [ Person, Person ];
	before = ( await as.manager.get( settings ) ).body as Settings;
} );

const current = async () => ( await as.manager.get( settings ) ).body;

let restore = async () => {};
const label = async ( role_labels: Partial< Settings[ 'role_labels' ] > ) => {
	restore = await withSettings( { role_labels } );
};
afterEach( async () => {
	await restore();
	restore = async () => {};
} );
afterAll( async () => {
	expect( await current() ).toEqual( before );
} );

interface Named {
	roles: { value: string; name: string }[];
}

const nameIn = ( body: unknown, role: string ) =>
	( body as Named ).roles.find( ( { value } ) => value === role )?.name;

/** What WordPress exports as a person's data. */
async function exported( person: Person ) {
	const { email } = (
		await as.manager.get( `/wp/v2/users/${ person.id }`, {
			query: 'context=edit',
		} )
	).body as { email: string };
	const { data } = await fixture< {
		data: { data: { name: string; value: string }[] }[];
	} >( 'POST', '/personal-data', {
		tool: 'svc-profile',
		what: 'export',
		email,
	} );
	return data.flatMap( ( group ) => group.data );
}

describe( 'labels of roles', () => {
	it( 'are empty at first, and kept as they were typed', async () => {
		expect( before.role_labels ).toEqual( {
			loan_officer: '',
			realtor_partner: '',
			staff: '',
			leadership: '',
			assistant: '',
		} );
		await label( { loan_officer: ` ${ bold } `, assistant: rightToLeft } );
		expect( await current() ).toEqual( {
			...before,
			role_labels: {
				...before.role_labels,
				loan_officer: bold,
				assistant: rightToLeft,
			},
		} );
	} );

	it( 'that are left out stay, and an empty one is the default', async () => {
		await label( { loan_officer: 'Agent' } );
		const answer = await as.manager.put( settings, {
			role_labels: { staff: 'Team' },
		} );
		expect( answer ).toAnswer( 'updateSettings' );
		expect( answer.body ).toMatchObject( {
			role_labels: { loan_officer: 'Agent', staff: 'Team' },
		} );
		await as.manager.put( settings, { role_labels: { staff: '' } } );
		expect( await current() ).toMatchObject( {
			role_labels: { loan_officer: 'Agent', staff: '' },
		} );
	} );

	it( 'name the roles in facets, for REST and assistants', async () => {
		await label( { loan_officer: bold, assistant: rightToLeft } );
		for ( const path of [ facets, profileFacets ] ) {
			const { body } = await as.manager.get( path, {
				query: { search: mark },
			} );
			expect( nameIn( body, 'loan_officer' ) ).toBe( bold );
			expect( nameIn( body, 'assistant' ) ).toBe( rightToLeft );
		}
	} );

	it( 'leave slugs alone', async () => {
		await label( { loan_officer: 'Agent' } );
		expect( await stateOf( kim.profileId ) ).toMatchObject( {
			role: 'loan_officer',
		} );
		expect(
			await as.manager.put( profile( kim.profileId ), { role: 'Agent' } )
		).toRefuse( 'rest_invalid_param', [ 'role' ] );
	} );

	it( 'are words by which a colleague is found', async () => {
		const word = `Wizard${ mark }`;
		await label( { loan_officer: word } );
		const { body } = await run( as.manager, 'svc-intranet/find-colleague', {
			query: `${ word } ${ mark }`,
		} );
		const [ first ] = ( body as { people: { id: number }[] } ).people;
		expect( first ).toMatchObject( { id: kim.id } );
		expect( JSON.stringify( first ) ).toContain( word );
	} );

	it( 'are read in spreadsheets', async () => {
		await label( { loan_officer: bold, assistant: rightToLeft } );
		const some = await accounts( 3 );
		const cells = [ bold.toUpperCase(), rightToLeft, 'loan_officer' ];
		const done = await imported(
			[ 'user_id', 'first_name', 'last_name', 'email', 'role' ],
			some.map( ( { id }, at ) => [
				String( id ),
				'Kim',
				mark,
				`kim${ at }@example.com`,
				cells[ at ]!,
			] ),
			{ match: 'user_id' }
		);
		expect( done ).toMatchObject( { created: 3, with_problems: 0 } );
		const roles = await Promise.all(
			some.map(
				async ( { id } ) =>
					(
						( await as.manager.get( profileOf( id ) ) ).body as {
							role: string;
						}
					 ).role
			)
		);
		expect( roles ).toEqual( [
			'loan_officer',
			'assistant',
			'loan_officer',
		] );
	} );

	it( 'are in the export of personal data, escaped', async () => {
		await label( { loan_officer: bold } );
		const { value } = ( await exported( kim ) ).find(
			( { name } ) => name === 'Role'
		)!;
		expect( value ).toContain( '&lt;b&gt;Agent&lt;/b&gt;' );
		expect( value ).not.toContain( '<b>' );
	} );

	it( 'are told to the dashboard', async () => {
		await label( { loan_officer: bold } );
		const { user, password } = host.login;
		const rows = await fieldRows( user, password, 'svc-people' );
		expect(
			rows.find( ( { name } ) => name === 'role' )?.choices?.[ 0 ]
		).toEqual( { value: 'loan_officer', label: bold } );
	} );

	it.each( [
		[ 'another role by default', { staff: 'loan officer' }, 'staff' ],
		[ 'too long a text', { staff: 'x'.repeat( 61 ) }, 'staff' ],
		[ 'two lines', { staff: 'a\nb' }, 'staff' ],
		[ 'a number', { staff: 5 }, 'staff' ],
		[ 'null', { staff: null }, 'staff' ],
		[ 'a role that does not exist', { pilot: 'Pilot' }, 'pilot' ],
	] )( 'are not those of %s', async ( _what, role_labels, role ) => {
		expect( await as.manager.put( settings, { role_labels } ) ).toRefuse(
			'rest_invalid_param',
			[ `role_labels.${ role }` ]
		);
		expect( await current() ).toEqual( before );
	} );

	it( 'are different, whatever their letters', async () => {
		expect(
			await as.manager.put( settings, {
				role_labels: { staff: 'Équipe', assistant: 'equipe' },
			} )
		).toRefuse( 'rest_invalid_param', [
			'role_labels.staff',
			'role_labels.assistant',
		] );
		await label( { staff: 'Team', assistant: 'Staff' } );
		expect( await current() ).toMatchObject( {
			role_labels: { staff: 'Team', assistant: 'Staff' },
		} );
	} );

	it( 'of a stale version are refused, and nothing is changed', async () => {
		const { headers } = await as.manager.get( settings );
		await label( { staff: 'Team' } );
		const changed = await current();
		expect(
			await as.manager.put(
				settings,
				{ role_labels: { staff: 'Crew' }, hidden_roles: [ 'staff' ] },
				{ headers: { 'If-Match': String( headers.etag ) } }
			)
		).toRefuse( 'rest_precondition_failed' );
		expect( await current() ).toEqual( changed );
	} );

	it.each( mayNotManage )( 'are not changed by %s', async ( name ) => {
		expect(
			await as[ name ].put( settings, {
				role_labels: { staff: 'Mine' },
				hidden_roles: [ 'staff' ],
			} )
		).toRefuse( 'rest_forbidden' );
		expect( await current() ).toEqual( before );
	} );
} );

describe( 'hidden roles', () => {
	const hide = async ( ...hidden_roles: string[] ) => {
		restore = await withSettings( { hidden_roles } );
	};

	it( 'are kept in the order of roles', async () => {
		await hide( 'assistant', 'realtor_partner' );
		expect( await current() ).toMatchObject( {
			hidden_roles: [ 'realtor_partner', 'assistant' ],
		} );
	} );

	it( 'are marked for forms', async () => {
		await hide( 'assistant' );
		const { user, password } = host.login;
		const rows = await fieldRows( user, password, 'svc-people' );
		const choices = rows.find( ( { name } ) => name === 'role' )?.choices;
		expect( choices ).toHaveLength( 5 );
		expect( choices?.filter( ( { isHidden } ) => isHidden ) ).toMatchObject(
			[ { value: 'assistant' } ]
		);
	} );

	it( 'stay with the people who have them, and may still be sent', async () => {
		await hide( 'assistant', 'leadership' );
		expect( await stateOf( ali.profileId ) ).toMatchObject( {
			role: 'assistant',
		} );
		expect(
			await as.manager.put( profile( ali.profileId ), {
				role: 'assistant',
				job_title: 'Right hand',
			} )
		).toAnswer( 'updateProfile' );
		expect(
			await as.manager.put( profile( ali.profileId ), {
				role: 'leadership',
			} )
		).toAnswer( 'updateProfile' );
		expect( await stateOf( ali.profileId ) ).toMatchObject( {
			role: 'leadership',
		} );
		const { body } = await as.manager.get( facets, {
			query: { search: mark },
		} );
		expect( nameIn( body, 'leadership' ) ).toBe( 'Leadership' );
		await as.manager.put( profile( ali.profileId ), { role: 'assistant' } );
	} );

	it( 'are never all of them', async () => {
		const all = Object.keys( before.role_labels );
		expect(
			await as.manager.put( settings, { hidden_roles: all } )
		).toRefuse( 'rest_invalid_param', [ 'hidden_roles' ] );
		expect( await current() ).toEqual( before );
		await hide( ...all.slice( 1 ) );
	} );

	it.runIf( full )( 'may be shown again', async () => {
		await hide( 'assistant' );
		const answer = await as.manager.put( settings, { hidden_roles: [] } );
		expect( answer.body ).toMatchObject( { hidden_roles: [] } );
	} );
} );
