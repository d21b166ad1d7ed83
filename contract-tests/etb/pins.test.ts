import { describe, expect, it } from 'vitest';
import { etb } from '../../client/src/etb/component';
import {
	contextFields,
	mailFonts,
	mailWarnings,
	purposes,
} from '../../client/src/etb/schemas';

// The expected side is written out: a change here breaks other code and needs a line in the changelog.

describe( 'pinned', () => {
	it( 'are the error codes and their statuses', () => {
		expect(
			Object.entries( etb.errors ).map( ( [ code, { shape } ] ) => [
				code,
				shape.data.shape.status.value,
			] )
		).toEqual( [
			[ 'rest_template_not_found', 404 ],
			[ 'rest_message_not_found', 404 ],
			[ 'rest_token_not_found', 404 ],
			[ 'rest_template_in_use', 409 ],
			[ 'rest_message_done', 409 ],
			[ 'rest_mail_failed', 409 ],
			[ 'rest_too_many_requests', 429 ],
		] );
	} );

	it( 'are the purposes and fonts', () => {
		expect( purposes ).toEqual( [
			'lead_notice',
			'lead_confirmation',
			'event_invitation',
			'event_update',
			'event_cancellation',
			'estimate_report',
			'calculation_report',
			'work_anniversary',
			'announcement',
			'newsletter',
			'signature',
			'wordpress',
		] );
		expect( mailFonts ).toEqual( [
			'arial',
			'georgia',
			'tahoma',
			'trebuchet',
			'verdana',
		] );
	} );

	it( 'are the codes of warnings', () => {
		expect( mailWarnings ).toEqual( [
			'unknown_tag',
			'empty_tag',
			'broken_tag',
			'missing_alt',
			'missing_image',
			'http_image',
			'unsafe_url',
			'unsupported_style',
			'low_contrast',
			'block_left_out',
			'no_preheader',
			'size_near_limit',
			'size_over_limit',
			'missing_nmls',
			'no_postal_address',
			'signature_too_long',
		] );
	} );

	it( 'are the contexts that callers send', () => {
		expect( Object.keys( contextFields ) ).toEqual( [
			'recipient',
			'lead',
			'person',
			'event',
			'estimate',
			'calculation',
		] );
	} );

	it( 'are the names of the abilities', () => {
		expect( Object.keys( etb.abilities ) ).toEqual( [
			'svc-etb/list-templates',
			'svc-etb/get-template',
			'svc-etb/create-template',
			'svc-etb/update-template',
			'svc-etb/render-template',
			'svc-etb/list-merge-tags',
			'svc-etb/get-signature',
			'svc-etb/send-test',
		] );
	} );
} );
