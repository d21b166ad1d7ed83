import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MailMessageList } from '../../client/src/etb';
import { aPublishedPage, aSubmission, aVisitor } from '../lead-pages/made';
import { clearOutbox } from '../lead-pages/webhooks/webhooks';
import { fixture } from '../support/bookmarks';
import { newMark } from '../support/people';
import { as } from '../support/world';

const base = '/mortgage-calculator/v1';
const loan = { price: '400000', down_percent: '10', rate: '6.125' };

const set = async ( path: string, change: object ) => {
	const seen = await as.manager.put( path, change );
	expect( seen.status, seen.text ).toBe( 200 );
};
const setReports = ( send_reports: boolean ) =>
	set( `${ base }/settings`, { send_reports } );
const switchComponent = ( name: string, isOn: boolean ) =>
	set( '/users/v1/settings', { components: { [ name ]: isOn } } );

const setNotices = ( notify_owner: boolean ) =>
	set( '/lead-pages/v1/settings', { notify_owner } );

beforeEach( async () => {
	await clearOutbox();
	await setNotices( false );
} );
afterEach( async () => {
	await switchComponent( 'lead-pages', true );
	await setReports( false );
	await setNotices( true );
} );

/** Asks about a calculation, and has what follows sent. */
async function ask( calculation: object, email: string, subject = '' ) {
	const body = await aSubmission( await aPublishedPage() );
	const seen = await as.anonymous.post(
		`${ base }/leads`,
		{
			...body,
			fields: { ...body.fields, email },
			...( subject && { subject } ),
			calculation,
		},
		{ headers: aVisitor() }
	);
	expect( seen ).toAnswer( 'sendCalculation' );
	await fixture( 'POST', '/outbox/run', {} );
}

const reportsTo = async ( search: string ) =>
	(
		( await as.manager.get( '/etb/v1/messages', { query: { search } } ) )
			.body as MailMessageList
	 ).data.filter( ( one ) => one.purpose === 'calculation_report' );

const payment = { operation: 'calculate', input: loan };

describe( 'the calculation by e-mail', () => {
	it( 'goes to a visitor who asks, once a day, where the settings say so', async () => {
		const email = `${ newMark() }@example.org`;
		await ask( payment, email );
		expect( await reportsTo( email ) ).toEqual( [] );

		await setReports( true );
		await ask( payment, email );
		await ask( { ...payment, input: { ...loan, rate: '5' } }, email );
		const reports = await reportsTo( email );
		expect( reports ).toMatchObject( [ { to: email } ] );
		expect( reports[ 0 ]!.subject ).not.toContain( '{{' );
	} );

	it( 'goes for an affordable price, and not for comparisons or spam', async () => {
		await setReports( true );
		const mark = newMark();
		await ask(
			{
				operation: 'affordability',
				input: { income_annual: 96000, down_payment: 40000, rate: 6 },
			},
			`${ mark }-one@example.org`
		);
		await ask(
			{
				operation: 'compare',
				input: {
					loans: [
						{ label: 'One', ...loan },
						{ label: 'Other', ...loan },
					],
				},
			},
			`${ mark }-two@example.org`
		);
		await ask( payment, `${ mark }-three@example.org`, 'Buy now' );
		expect( await reportsTo( mark ) ).toMatchObject( [
			{ to: `${ mark }-one@example.org` },
		] );
	} );
} );

it( 'without lead pages there is no such route, and calculators go on', async () => {
	await switchComponent( 'lead-pages', false );
	expect(
		( await as.anonymous.post( `${ base }/leads`, {} ) ).body
	).toMatchObject( { code: 'rest_no_route' } );
	expect( await as.anonymous.post( `${ base }/calculate`, loan ) ).toAnswer(
		'calculatePayment'
	);
} );
