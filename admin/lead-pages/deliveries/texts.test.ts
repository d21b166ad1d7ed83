import { expect, it } from 'vitest';
import { answerText, nameText, webhookText } from './texts';
import type { Row } from './list';

const row = {
	id: 12,
	event: 'lead.created',
	last_code: null,
	last_error: '',
} as Row;

it( 'names a message by its event, and a webhook by its description', () => {
	expect( nameText( row ) ).toBe( 'New lead #12' );
	const url = 'https://example.org/hooks';
	expect( webhookText( { url, description: '' } ) ).toBe( url );
	expect( webhookText( { url, description: 'CRM' } ) ).toBe( 'CRM' );
} );

it( 'shows the status of an answer where no error names it', () => {
	expect( answerText( row ) ).toBe( '' );
	expect( answerText( { ...row, last_code: 200 } ) ).toBe( '200' );
	expect(
		answerText( { ...row, last_code: 500, last_error: 'Answered 500.' } )
	).toBe( 'Answered 500.' );
} );
