import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture } from '../../support/bookmarks';
import { control } from '../../support/control';
import { recordsOf } from '../../support/csv';
import { fieldRows, type FieldRow } from '../../support/field-rows';
import { newMark, people, stateOf, type Person } from '../../support/people';
import {
	importColumns,
	importOf as importAddress,
	importRows,
	imports,
	importStep,
	profile,
	profileExport,
	profiles,
} from '../../support/paths';
import { host } from '../../support/site';
import { as, type CallerName } from '../../support/world';

const option = 'svc_fixture_meta_keys';
const keys = {
	pronouns: { type: 'string', label: 'Pronouns', visibility: 'public' },
	desk: { type: 'integer', label: 'Desk', visibility: 'intranet' },
	has_keys: { type: 'boolean', label: 'Has keys', visibility: 'private' },
} as const;
const names = Object.keys( keys ) as ( keyof typeof keys )[];

/** As answers, cells of a file, and personal data have them. */
const first = { pronouns: 'she/her', desk: 12, has_keys: true };
const second = { pronouns: 'they, "them"', desk: 34, has_keys: false };
const cellsOf = ( values: Record< string, unknown > ) =>
	Object.fromEntries(
		names.map( ( name ) => [
			keys[ name ].label,
			String( values[ name ] ),
		] )
	);

const mark = newMark();
let kim: Person;
let partner: Person;
const begun: number[] = [];
beforeAll( async () => {
	await control.setOption( option, keys );
	[ kim, partner ] = ( await people(
		{ last_name: mark, meta: first },
		{ role: 'realtor_partner', meta: first }
	) ) as [ Person, Person ];
} );
afterAll( async () => {
	// The client's schemas would refuse the columns of these imports in a list.
	for ( const id of begun ) {
		await as.manager.delete( importAddress( id ) );
	}
	await as.manager.delete( profile( kim.profileId ) );
	await as.manager.delete( profile( partner.profileId ) );
	await control.clearOption( option );
} );

const customOf = ( rows: FieldRow[] ) =>
	rows
		.filter( ( { group } ) => group === 'custom' )
		.map( ( { name } ) => name );

const exported = async () => {
	const { text } = await as.manager.get( profileExport, {
		query: { search: mark },
	} );
	return recordsOf( text );
};

interface Import {
	id: number;
	status: string;
	changed: number;
}

/** Imports one row. The client's schemas know the columns of a site without custom fields only. */
async function importOf( columns: string[], row: string[] ): Promise< Import > {
	const made = await as.manager.post( imports, {
		columns,
		match: 'user_id',
	} );
	let now = made.body as Import;
	begun.push( now.id );
	await as.manager.put( importRows( now.id ), { from: 2, rows: [ row ] } );
	for ( const [ step, end ] of [
		[ 'check', 'checked' ],
		[ 'run', 'finished' ],
	] as const ) {
		await expect
			.poll( async () => {
				const answer = await as.manager.post(
					importStep( now.id, step ),
					{}
				);
				now = answer.body as Import;
				return now.status;
			} )
			.toBe( end );
	}
	return now;
}

describe( 'a custom field', () => {
	it.each< [ CallerName, readonly string[] ] >( [
		[ 'manager', names ],
		[ 'person', [ 'pronouns', 'desk' ] ],
		[ 'partner', [] ],
	] )( 'is in a profile for the %s who may see it', async ( name, seen ) => {
		const { body, status } = await as[ name ].get(
			profile( kim.profileId )
		);
		const { meta = {} } = body as { meta?: Record< string, unknown > };
		expect( names.filter( ( key ) => key in meta ) ).toEqual( seen );
		expect( status ).toBe( seen.length > 0 ? 200 : 403 );
		for ( const key of seen as typeof names ) {
			expect( meta[ key ] ).toBe( first[ key ] );
		}
	} );

	it( 'is what OPTIONS says can be sent and is answered', async () => {
		const { body } = await as.manager.options( profiles );
		const { endpoints } = body as {
			endpoints: { methods: string[]; args: object }[];
		};
		const single = await as.manager.options( profile( kim.profileId ) );
		const create = endpoints.find( ( { methods } ) =>
			methods.includes( 'POST' )
		);
		const types = {
			pronouns: [ 'string', 'null' ],
			desk: [ 'integer', 'null' ],
			has_keys: [ 'boolean', 'null' ],
		};
		for ( const key of names ) {
			const property = {
				type: types[ key ],
				description: keys[ key ].label,
			};
			expect( create?.args ).toHaveProperty(
				`meta.properties.${ key }`,
				expect.objectContaining( property )
			);
			expect( single.body ).toHaveProperty(
				`schema.properties.meta.properties.${ key }`,
				expect.objectContaining( property )
			);
		}
	} );

	it( 'is a column of the export', async () => {
		expect( await exported() ).toEqual( [
			expect.objectContaining( cellsOf( first ) ),
		] );
	} );

	it( 'is a column that an import knows, and sets', async () => {
		const { body } = await as.manager.get( importColumns );
		for ( const key of names ) {
			expect( ( body as { data: object[] } ).data ).toContainEqual( {
				name: `meta.${ key }`,
				label: keys[ key ].label,
				aliases: [],
				required: false,
			} );
		}
		const columns = [
			'user_id',
			...names.map( ( key ) => `meta.${ key }` ),
		];
		const done = await importOf( columns, [
			String( kim.id ),
			second.pronouns,
			'34',
			'no',
		] );
		expect( done.changed ).toBe( 1 );
		const { body: report } = await as.manager.get( importRows( done.id ) );
		expect( ( report as { data: object[] } ).data ).toMatchObject( [
			{ changes: columns.slice( 1 ) },
		] );
		expect( ( await stateOf( kim.profileId ) ).meta ).toMatchObject(
			second
		);
		expect( await exported() ).toEqual( [
			expect.objectContaining( cellsOf( second ) ),
		] );
	} );

	it( 'is part of the personal data', async () => {
		await as.manager.put( profile( kim.profileId ), { meta: first } );
		const { body } = await as.manager.get( `/wp/v2/users/${ kim.id }`, {
			query: 'context=edit',
		} );
		const { data } = await fixture< {
			data: { data: { name: string; value: string }[] }[];
		} >( 'POST', '/personal-data', {
			tool: 'svc-profile',
			what: 'export',
			email: ( body as { email: string } ).email,
		} );
		expect(
			Object.fromEntries(
				data.flatMap( ( group ) =>
					group.data.map( ( { name, value } ) => [ name, value ] )
				)
			)
		).toMatchObject( cellsOf( first ) );
	} );

	it( 'is a row of the forms of those who may see it', async () => {
		const all = await fieldRows(
			host.login.user,
			host.login.password,
			'svc-people'
		);
		expect( all ).toContainEqual(
			expect.objectContaining( {
				name: 'meta.pronouns',
				label: 'Pronouns',
				group: 'custom',
				kind: 'text',
				editor: 'administrator',
				max: 500,
			} )
		);
		expect( all.find( ( { name } ) => name === 'phone' ) ).toMatchObject( {
			kind: 'phone',
			editor: 'owner',
		} );
		expect( customOf( all ) ).toEqual( [
			'meta.pronouns',
			'meta.desk',
			'meta.has_keys',
		] );
		const own = await fieldRows( kim.login, kim.password, 'svc-people-me' );
		expect( customOf( own ) ).toEqual( customOf( all ) );
		const outside = await fieldRows(
			partner.login,
			partner.password,
			'svc-people-me'
		);
		expect( customOf( outside ) ).toEqual( [
			'meta.pronouns',
			'meta.has_keys',
		] );
		expect( outside.map( ( { group } ) => group ) ).not.toContain(
			'intranet'
		);
	} );
} );
