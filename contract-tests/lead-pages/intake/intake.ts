import { expect } from 'vitest';
import type {
	Lead,
	LeadFormSubmission,
	LeadItem,
	NewLeadPage,
	PublicForm,
	Receipt,
	Submission,
} from '../../../client/src/lead-pages';
import { fixture } from '../../support/bookmarks';
import type { Seen } from '../../support/http';
import { newMark } from '../../support/people';
import { as } from '../../support/world';
import { aPublishedPage, formOf, submissions, tokenOf } from '../made';

export const leads = '/lead-pages/v1/leads';

export const contactText =
	'{company} and {owner} may contact me about my request.';

/** What forms of the tests ask for. */
export const form: NonNullable< NewLeadPage[ 'form' ] > = {
	fields: [
		{ key: 'first_name', label: 'First name', required: true },
		{ key: 'last_name', label: 'Last name', required: false },
		{ key: 'email', label: 'E-mail', required: false },
		{ key: 'phone', label: 'Phone', required: false },
		{ key: 'state', label: 'State', required: false },
		{ key: 'message', label: 'Message', required: false },
		{
			key: 'x_kind',
			label: 'Kind',
			required: false,
			type: 'select',
			options: [ 'House', 'Flat' ],
		},
	],
	consents: [ { key: 'contact', text: contactText, required: true } ],
	button_text: 'Send',
	thank_you: { message: 'Thanks a lot.', url: null },
};

export const aFormPage = ( fields: Partial< NewLeadPage > = {} ) =>
	aPublishedPage( { form, ...fields } );

/** The form as it stands in a page that a cache may keep. */
export const cachedFormOf = ( pageId: number ) =>
	fixture< PublicForm >( 'POST', '/intake/cached-form', { page_id: pageId } );

export const agreed = ( { consents }: PublicForm ) =>
	Object.fromEntries(
		consents.map( ( { key, text_hash } ) => [ key, text_hash ] )
	);

let visitors = 0;

/** Of a person whom no other test knows, also among those made in the same millisecond. */
export const anEmail = () =>
	`${ newMark() }-${ ( visitors++ ).toString( 36 ) }@example.com`;

/** What a visitor who agrees to everything sends; of a new person each time. */
export async function aSubmission(
	pageId: number,
	fields: Record< string, unknown > = {},
	change: Partial< LeadFormSubmission > = {}
): Promise< LeadFormSubmission > {
	return {
		page_id: pageId,
		token: await tokenOf( pageId ),
		fields: {
			first_name: 'Ana',
			email: anEmail(),
			...fields,
		},
		consents: agreed( await formOf( pageId ) ),
		...change,
	};
}

export const send = (
	body: unknown,
	headers: Record< string, string > = {}
): Promise< Seen > => as.anonymous.post( submissions, body, { headers } );

export const withKey = ( key: string ) => ( { 'Idempotency-Key': key } );

export async function accepted(
	body: unknown,
	headers: Record< string, string > = {}
): Promise< Receipt > {
	const seen = await send( body, headers );
	expect( seen ).toAnswer( 'submitLeadForm' );
	return seen.body as Receipt;
}

/** The leads of a page, newest first. */
export async function leadsOf(
	pageId: number,
	folder: 'inbox' | 'spam' = 'inbox'
): Promise< LeadItem[] > {
	const seen = await as.manager.get( leads, {
		query: { page_id: pageId, folder, per_page: 100 },
	} );
	expect( seen ).toAnswer( 'listLeads' );
	return ( seen.body as { data: LeadItem[] } ).data;
}

export async function theLeadOf(
	pageId: number,
	folder: 'inbox' | 'spam' = 'inbox'
): Promise< Lead > {
	const [ only, ...others ] = await leadsOf( pageId, folder );
	expect( others ).toEqual( [] );
	expect( only, `a lead in the ${ folder }` ).toBeDefined();
	const seen = await as.manager.get( `${ leads }/${ only!.id }` );
	expect( seen ).toAnswer( 'getLead' );
	return seen.body as Lead;
}

export async function submissionsOf( leadId: number ): Promise< Submission[] > {
	const seen = await as.manager.get( `${ leads }/${ leadId }/submissions` );
	expect( seen ).toAnswer( 'listLeadSubmissions' );
	return ( seen.body as { data: Submission[] } ).data;
}
