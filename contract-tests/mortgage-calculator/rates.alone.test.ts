import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Calculation, Rates } from '../../client/src/mortgage-calculator';
import { fixture } from '../support/bookmarks';
import { control } from '../support/control';
import { columns } from '../support/columns';
import { as } from '../support/world';
import {
	arm,
	ask,
	current,
	currentSettings,
	history,
	put,
	rates,
	row,
	settings,
	today,
} from './table';

const table = { as_of: today(), note: 'A note', rates: [ row ] };

interface History {
	data: { id: number; saved_at: string; user_id: number; table: Rates }[];
	total: number;
}
const entries = async () =>
	( await as.administrator.get( history, { query: 'per_page=5' } ) )
		.body as History;

const sql = ( ...statements: string[] ) =>
	fixture( 'POST', '/sql', { statements } );

const clear = () => control.setOption( 'svc_mortgage_rates', '' );

beforeEach( clear );
afterAll( clear );

describe( 'the rates', () => {
	it( 'are none and stale before the first table', async () => {
		const answer = await as.anonymous.get( rates );
		expect( answer ).toAnswer( 'getRates' );
		expect( answer.body ).toMatchObject( {
			as_of: null,
			stale: true,
			rates: [],
		} );
	} );

	it( 'come back with APR and payment, and unchanged when sent back', async () => {
		const saved = await put( rates, {
			...table,
			rates: [ row, { ...row, arm } ],
		} );
		expect( saved ).toAnswer( 'updateRates' );
		expect( saved.body ).toMatchObject( {
			stale: false,
			rates: [ { ...row, principal_interest: '1944.35' }, { arm } ],
		} );
		const read = await as.anonymous.get( rates );
		expect( read.text ).toBe( saved.text );
		expect( read.headers.etag ).toBe( saved.headers.etag );
		const before = await entries();
		expect( ( await put( rates, read.body ) ).text ).toBe( read.text );
		expect( await entries() ).toEqual( before );
	} );

	it( 'have the APR of the calculation', async () => {
		await put( rates, table );
		const {
			assumptions,
			rates: [ one ],
		} = await current();
		const { label, principal_interest: payment, apr, ...loan } = one!;
		const calculation = (
			await ask( 'calculate', { ...loan, ...assumptions } )
		).body as Calculation;
		expect( [ label, calculation.apr ] ).toEqual( [ row.label, apr ] );
		expect( calculation.monthly.principal_interest ).toBe( payment );
	} );

	it( 'are the default rate of their type and term, unless they are stale or adjustable', async () => {
		const loan = { price: 400000 };
		expect( await ask( 'calculate', loan ) ).toRefuse(
			'rest_invalid_param',
			[ 'rate' ]
		);
		await put( rates, {
			...table,
			rates: [ { ...row, rate: 5, arm }, row ],
		} );
		expect( ( await ask( 'calculate', loan ) ).body ).toMatchObject( {
			input: { rate: '6.125' },
		} );
		expect(
			await ask( 'calculate', { ...loan, term_months: 180 } )
		).toRefuse( 'rest_invalid_param', [ 'rate' ] );
		expect( await ask( 'calculate', { ...loan, arm } ) ).toRefuse(
			'rest_invalid_param',
			[ 'rate' ]
		);
		await put( rates, { ...table, as_of: today( -8 ) } );
		expect( await current() ).toMatchObject( { stale: true } );
		expect( await ask( 'calculate', loan ) ).toRefuse(
			'rest_invalid_param',
			[ 'rate' ]
		);
		await put( rates, { ...table, as_of: today( -7 ) } );
		expect( await current() ).toMatchObject( { stale: false } );
	} );

	it.each( [
		[ { as_of: today( 2 ) }, [ 'as_of' ] ],
		[ { as_of: '2026-02-30' }, [ 'as_of' ] ],
		[ { as_of: null }, [ 'as_of' ] ],
		[ { note: 'x'.repeat( 301 ) }, [ 'note' ] ],
		[ { rates: Array( 25 ).fill( row ) }, [ 'rates' ] ],
		[ { rates: [ row, { ...row, rate: '1e1' } ] }, [ 'rates[1].rate' ] ],
		[ { rates: [ { ...row, label: '' } ] }, [ 'rates[0].label' ] ],
		[
			{ assumptions: { price: 1000, down_percent: 1 } },
			[ 'assumptions.down_percent' ],
		],
	] )( 'are refused with %j', async ( change, fields ) => {
		await put( rates, table );
		const before = await current();
		expect( await put( rates, { ...table, ...change } ) ).toRefuse(
			'rest_invalid_param',
			fields
		);
		expect( await current() ).toEqual( before );
	} );

	it.each(
		columns.filter(
			( name ) => ! [ 'administrator', 'manager' ].includes( name )
		)
	)( 'are not changed by %s', async ( name ) => {
		const before = await current();
		expect( await as[ name ].put( rates, table ) ).toRefuse(
			'rest_forbidden'
		);
		expect(
			await as[ name ].put( settings, { stale_after_days: 9 } )
		).toRefuse( 'rest_forbidden' );
		expect( await current() ).toEqual( before );
	} );

	it( 'are changed once by several who expect the same', async () => {
		const etag = String( ( await as.anonymous.get( rates ) ).headers.etag );
		const answers = await Promise.all(
			[ 5, 6, 7 ].map( ( rate ) =>
				put(
					rates,
					{ ...table, rates: [ { ...row, rate } ] },
					{ 'If-Match': etag }
				)
			)
		);
		expect( answers.map( ( { status } ) => status ).sort() ).toEqual( [
			200, 412, 412,
		] );
		expect( await current() ).toEqual(
			answers.find( ( { status } ) => status === 200 )?.body
		);
	} );

	it( 'are kept in the history, the newest first', async () => {
		await put( rates, table );
		await put( rates, { ...table, note: 'Later' } );
		const { data, total } = await entries();
		expect( data[ 0 ]!.table ).toMatchObject( {
			note: 'Later',
			rates: [ row ],
		} );
		expect( data[ 1 ]!.table ).toMatchObject( { note: 'A note' } );
		expect( data[ 0 ]!.id ).toBeGreaterThan( data[ 1 ]!.id );
		expect( total ).toBeGreaterThan( 1 );
		expect( await as.administrator.get( history ) ).toAnswer(
			'listRateHistory'
		);
	} );

	it( 'leave the history two years after they were replaced', async () => {
		await put( rates, table );
		await put( rates, { ...table, note: 'Second' } );
		const [ second, first ] = ( await entries() ).data;
		const ago = ( years: number ) => today( -366 * years - 1 );
		await sql(
			`UPDATE {svc_mortgage_rate_history} SET saved_at = '${ ago( 3 ) } 00:00:00' WHERE id <= ${ first!.id }`,
			`UPDATE {svc_mortgage_rate_history} SET saved_at = '${ ago( 2 ) } 00:00:00' WHERE id = ${ second!.id }`
		);
		await put( rates, { ...table, note: 'Third' } );
		expect(
			( await entries() ).data.map( ( one ) => one.table.note )
		).toEqual( [ 'Third', 'Second' ] );
	} );

	it( 'forget who has saved them, when the account is erased', async () => {
		await put( rates, table );
		const { user_id: id } = ( await entries() ).data[ 0 ]!;
		const { body } = await as.manager.get( `/wp/v2/users/${ id }`, {
			query: 'context=edit',
		} );
		expect( id ).toBeGreaterThan( 0 );
		const erased = await fixture( 'POST', '/personal-data', {
			tool: 'svc-mortgage-rates',
			what: 'erase',
			email: ( body as { email: string } ).email,
		} );
		expect( erased ).toMatchObject( { items_removed: true, done: true } );
		const { data } = await entries();
		expect( data[ 0 ] ).toMatchObject( {
			user_id: 0,
			table: { note: 'A note' },
		} );
	} );

	it( 'tell of themselves by an action', async () => {
		await control.record( true );
		await put( rates, table );
		await put( rates, table );
		expect( await control.recorded() ).toMatchObject( [
			{
				name: 'svc_mortgage_rates_updated',
				things: [ { note: 'A note' }, { as_of: null } ],
			},
		] );
		await control.record( false );
	} );
} );

describe( 'the settings', () => {
	let before: Record< string, unknown >;
	beforeAll( async () => {
		before = { ...( await currentSettings() ) };
	} );
	afterAll( () => put( settings, before ) );

	it( 'are read by everybody, and come back unchanged when sent back', async () => {
		const read = await as.anonymous.get( settings );
		expect( read ).toAnswer( 'getCalculatorSettings' );
		const saved = await put( settings, read.body, {
			'If-Match': String( read.headers.etag ),
		} );
		expect( saved.text ).toBe( read.text );
		expect( saved.headers.etag ).toBe( read.headers.etag );
		expect( await put( settings, {}, { 'If-Match': '"x"' } ) ).toRefuse(
			'rest_precondition_failed'
		);
	} );

	it( 'take any of them, and calculations follow', async () => {
		const changed = await put( settings, {
			states: { CO: { tax_rate: 0.5, insurance_rate: '0.4' } },
			disclosure: 'Ours.\nAlways.',
		} );
		expect( changed ).toAnswer( 'updateCalculatorSettings' );
		expect( changed.body ).toEqual( {
			...before,
			states: { CO: { tax_rate: '0.500', insurance_rate: '0.400' } },
			disclosure: 'Ours.\nAlways.',
		} );
		const calculation = await ask( 'calculate', {
			price: 400000,
			rate: 6,
			state: 'CO',
		} );
		expect( calculation.body ).toMatchObject( {
			input: { tax_annual: '2000.00', insurance_annual: '1600.00' },
			disclosure: 'Ours.\nAlways.',
		} );
		await put( settings, { states: {}, disclosure: before.disclosure } );
		expect( await currentSettings() ).toEqual( before );
	} );

	it.each( [
		[ { stale_after_days: 0 }, [ 'stale_after_days' ] ],
		[
			{ states: { XX: { tax_rate: 1, insurance_rate: 1 } } },
			[ 'states.XX' ],
		],
		[ { disclosure: 'x'.repeat( 1001 ) }, [ 'disclosure' ] ],
		[
			{ defaults: { price: 400000 } },
			[
				'defaults.down_percent',
				'defaults.insurance_rate',
				'defaults.pmi_rate',
				'defaults.tax_rate',
				'defaults.term_months',
			],
		],
	] )( 'are refused with %j', async ( change, fields ) => {
		expect( await put( settings, change ) ).toRefuse(
			'rest_invalid_param',
			fields
		);
	} );
} );
