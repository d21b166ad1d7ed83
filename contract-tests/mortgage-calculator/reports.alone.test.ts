import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MailMessageList } from '../../client/src/etb';
import { aPublishedPage, aSubmission, aVisitor } from '../lead-pages/made';
import { clearOutbox } from '../lead-pages/webhooks/webhooks';
import { fixture } from '../support/bookmarks';
import { newMark } from '../support/people';
import { place } from '../support/site';
import { mailServer } from '../support/smtp';
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
async function ask( calculation: object, email: string, more: object = {} ) {
	const body = await aSubmission( await aPublishedPage() );
	const seen = await as.anonymous.post(
		`${ base }/leads`,
		{
			...body,
			fields: { ...body.fields, email },
			...more,
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
		await ask( payment, `${ mark }-three@example.org`, {
			subject: 'Buy now',
		} );
		expect( await reportsTo( mark ) ).toMatchObject( [
			{ to: `${ mark }-one@example.org` },
		] );
	} );
} );

describe( 'the button of the calculation by e-mail', () => {
	const stranger = 'https://evil.example/phish';
	it.each( [
		[
			'leads to the page of the site that had the calculator',
			() => `${ place.url }/payments/?a=1`,
			1,
		],
		[ 'is left out for the address of another site', () => stranger, 0 ],
		[
			'is left out for an address that only begins like those of the site',
			() => `http://${ new URL( place.url ).hostname }.evil.example/`,
			0,
		],
	] )( '%s', async ( _name, url, links ) => {
		await setReports( true );
		const server = await mailServer();
		try {
			await ask(
				payment,
				`smtp-${ server.port }-${ newMark() }@example.org`,
				{ source_url: url() }
			);
		} finally {
			await server.stop();
		}
		const html = String( server.mails[ 0 ]!.html );
		expect( html ).not.toContain( 'evil.example' );
		expect( html.split( 'Change the figures' ) ).toHaveLength( links + 1 );
		expect( html.includes( '/payments/?a=1' ) ).toBe( links > 0 );
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
