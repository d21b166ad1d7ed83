import { describe, expect, it } from 'vitest';
import type { Calculation } from '../../client/src/mortgage-calculator';
import type {
	LeadList,
	LeadPage,
	Receipt,
	SubmissionList,
} from '../../client/src/lead-pages';
import { aPublishedPage, aSubmission, aVisitor } from '../lead-pages/made';
import { newMark } from '../support/people';
import { paramsOf } from '../support/matchers';
import { as } from '../support/world';

const leads = '/mortgage-calculator/v1/leads';
const loan = { price: '400000', down_percent: '10', rate: '6.125' };

/** A question about a calculation, by a visitor whom nobody knows. */
const asked = async (
	calculation: object,
	{ page, ...extras }: { page?: LeadPage; headers?: object } = {}
) =>
	as.anonymous.post(
		leads,
		{ ...( await aSubmission( page ) ), calculation },
		{ headers: { ...aVisitor(), ...extras.headers } }
	);

const submissionsOf = async ( page: LeadPage ) => {
	const listed = await as.manager.get( '/lead-pages/v1/leads', {
		query: { page_id: page.id },
	} );
	const [ lead ] = ( listed.body as LeadList ).data;
	const seen = await as.manager.get(
		`/lead-pages/v1/leads/${ lead!.id }/submissions`
	);
	return {
		lead: lead!,
		submissions: ( seen.body as SubmissionList ).data,
	};
};

describe( 'a question about a calculation', () => {
	it( 'is a lead with what the server has computed', async () => {
		const page = await aPublishedPage();
		const seen = await asked(
			{ operation: 'calculate', input: loan },
			{ page }
		);
		expect( seen ).toAnswer( 'sendCalculation' );

		const { lead, submissions } = await submissionsOf( page );
		expect( lead ).toMatchObject( {
			source: 'mortgage-calculator',
			reference: ( seen.body as Receipt ).reference,
			owner_user_id: page.owner_user_id,
		} );
		const direct = await as.anonymous.post(
			'/mortgage-calculator/v1/calculate',
			loan
		);
		expect( submissions ).toHaveLength( 1 );
		expect( submissions[ 0 ]!.snapshot ).toEqual( {
			operation: 'calculate',
			input: loan,
			result: direct.body as Calculation,
		} );
	} );

	it.each( [
		[
			'affordability',
			{ income_annual: 96000, down_payment: 40000, rate: 6 },
			'max_price',
		],
		[
			'refinance',
			{
				current: { balance: 250000, rate: 7.25, months_left: 324 },
				new: { rate: 6, term_months: 360 },
			},
			'monthly_saving',
		],
		[
			'compare',
			{
				loans: [
					{ label: 'One', ...loan },
					{ label: 'Other', ...loan, rate: '5.5' },
				],
			},
			'lowest',
		],
	] )( 'may be about %s', async ( operation, input, figure ) => {
		const page = await aPublishedPage();
		expect( await asked( { operation, input }, { page } ) ).toAnswer(
			'sendCalculation'
		);
		const { submissions } = await submissionsOf( page );
		expect( submissions[ 0 ]!.snapshot ).toMatchObject( {
			operation,
			result: { [ figure ]: expect.anything() as unknown },
		} );
	} );

	it.each( [
		[
			{ operation: 'calculate', input: { ...loan, rate: '99' } },
			'calculation.input.rate',
		],
		[
			{
				operation: 'compare',
				input: {
					loans: [
						{ label: 'One', ...loan },
						{ label: 'Other', ...loan, rate: 'x' },
					],
				},
			},
			'calculation.input.loans[1].rate',
		],
		[
			{ operation: 'calculate', input: { ...loan, result: 1 } },
			'calculation.input.result',
		],
		[ { operation: 'apr', input: {} }, 'calculation.operation' ],
		[ { operation: 'calculate' }, 'calculation.input' ],
		[
			{ operation: 'calculate', input: loan, result: {} },
			'calculation.result',
		],
		[ undefined, 'calculation' ],
	] )( 'that is wrong leaves nothing: %j', async ( calculation, path ) => {
		const page = await aPublishedPage();
		const seen = await asked( calculation as object, { page } );
		expect( seen ).toRefuse( 'rest_invalid_param' );
		expect( paramsOf( seen ) ).toEqual( [ path ] );
		const listed = await as.manager.get( '/lead-pages/v1/leads', {
			query: { page_id: page.id },
		} );
		expect( ( listed.body as LeadList ).total ).toBe( 0 );
	} );

	it( 'names the fields of the form, as a lead page does', async () => {
		const body = await aSubmission();
		const seen = await as.anonymous.post(
			leads,
			{
				...body,
				fields: { email: 'nobody' },
				calculation: { operation: 'calculate', input: loan },
			},
			{ headers: aVisitor() }
		);
		expect( seen ).toRefuse( 'rest_invalid_param' );
		expect( paramsOf( seen ).sort() ).toEqual( [
			'fields.email',
			'fields.first_name',
		] );
	} );

	it( 'is saved once, however often it is sent with its key', async () => {
		const page = await aPublishedPage();
		const body = {
			...( await aSubmission( page ) ),
			calculation: { operation: 'calculate', input: loan },
		};
		const headers = { ...aVisitor(), 'Idempotency-Key': newMark() };
		const first = await as.anonymous.post( leads, body, { headers } );
		const second = await as.anonymous.post( leads, body, { headers } );
		expect( second ).toAnswer( 'sendCalculation' );
		expect( second.body ).toEqual( first.body );
		expect( second.headers[ 'idempotency-replayed' ] ).toBe( 'true' );
		expect( ( await submissionsOf( page ) ).submissions ).toHaveLength( 1 );
	} );
} );
