import { describe, expect, it } from 'vitest';
import { leadPages } from '../../client/src/lead-pages/component';
import {
	consentKeys,
	deliveryEvents,
	fieldTypes,
	leadEventKinds,
	leadFolders,
	leadSources,
	leadStatuses,
	loanPurposes,
	pageStatuses,
	pageTemplates,
	standardFields,
	timeframes,
} from '../../client/src/lead-pages/schemas';

// The expected side is written out: a change here breaks other code and needs a line in the changelog.

describe( 'pinned', () => {
	it( 'are the error codes and their statuses', () => {
		expect(
			Object.entries( leadPages.errors ).map( ( [ code, { shape } ] ) => [
				code,
				shape.data.shape.status.value,
			] )
		).toEqual( [
			[ 'rest_lead_not_found', 404 ],
			[ 'rest_lead_page_not_found', 404 ],
			[ 'rest_webhook_not_found', 404 ],
			[ 'rest_idempotency_mismatch', 422 ],
		] );
	} );

	it( 'are the templates and statuses of pages', () => {
		expect( pageTemplates ).toEqual( [
			'loan-officer',
			'open-house',
			'home-value',
			'rate-quote',
			'event-sign-up',
		] );
		expect( pageStatuses ).toEqual( [
			'draft',
			'pending',
			'publish',
			'future',
		] );
	} );

	it( 'are the fields of forms, their types and choices', () => {
		expect( standardFields ).toEqual( [
			'first_name',
			'last_name',
			'email',
			'phone',
			'state',
			'zip',
			'address',
			'purpose',
			'timeframe',
			'message',
		] );
		expect( fieldTypes ).toEqual( [
			'text',
			'textarea',
			'select',
			'number',
			'date',
			'checkbox',
		] );
		expect( loanPurposes ).toEqual( [
			'purchase',
			'refinance',
			'cash_out',
			'home_equity',
			'other',
		] );
		expect( timeframes ).toEqual( [
			'now',
			'3_months',
			'6_months',
			'12_months',
			'researching',
		] );
		expect( consentKeys ).toEqual( [ 'contact', 'sms_calls', 'partner' ] );
	} );

	it( 'are the words of leads', () => {
		expect( leadStatuses ).toEqual( [
			'new',
			'contacted',
			'qualified',
			'won',
			'lost',
		] );
		expect( leadFolders ).toEqual( [ 'inbox', 'spam' ] );
		expect( leadSources ).toEqual( [
			'page',
			'phone',
			'walk_in',
			'event',
			'mortgage-calculator',
			'property-valuation',
		] );
		expect( leadEventKinds ).toEqual( [
			'created',
			'resubmitted',
			'status',
			'owner',
			'contact',
			'note',
			'consent',
			'spam',
		] );
	} );

	it( 'are the types of messages to receivers', () => {
		expect( deliveryEvents ).toEqual( [
			'lead.created',
			'lead.resubmitted',
			'lead.updated',
			'lead.deleted',
			'test',
		] );
	} );

	it( 'are the names of the abilities', () => {
		expect( Object.keys( leadPages.abilities ) ).toEqual( [
			'svc-leads/list-pages',
			'svc-leads/get-page-stats',
			'svc-leads/create-page',
			'svc-leads/duplicate-page',
			'svc-leads/list-leads',
			'svc-leads/get-lead',
			'svc-leads/update-lead',
			'svc-leads/add-note',
		] );
	} );
} );
