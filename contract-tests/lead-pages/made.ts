import { expect } from 'vitest';
import type {
	LeadPage,
	LeadSettings,
	NewLeadPage,
	PublicForm,
} from '../../client/src/lead-pages';
import { fixture } from '../support/bookmarks';
import { newMark, people, type Person } from '../support/people';
import type { Seen } from '../support/http';
import { as } from '../support/world';

const base = '/lead-pages/v1';

export const pages = `${ base }/pages`;
export const submissions = `${ base }/submissions`;
export const leadSettings = `${ base }/settings`;

export function madeBy< Body >( seen: Seen ): Body {
	expect( seen.status, seen.text ).toBe( 201 );
	return seen.body as Body;
}

/** A loan officer who may own published pages. */
export const anOfficer = async (): Promise< Person > =>
	(
		await people( {
			role: 'loan_officer',
			nmls_id: String( Math.floor( 1e5 + Math.random() * 9e5 ) ),
		} )
	)[ 0 ]!;

/** A page by an administrator; of a new officer where no owner is named. */
export const aPage = async (
	fields: Partial< NewLeadPage > = {}
): Promise< LeadPage > =>
	madeBy< LeadPage >(
		await as.manager.post( pages, {
			title: 'A page of the tests',
			owner_user_id: fields.owner_user_id ?? ( await anOfficer() ).id,
			...fields,
		} )
	);

/** A form that asks for little. */
const form = {
	fields: [
		{ key: 'first_name', label: 'First name', required: true },
		{ key: 'email', label: 'E-mail', required: true },
	],
	consents: [
		{
			key: 'contact' as const,
			text: '{owner} of {company} may contact me about my enquiry.',
			required: true,
		},
	],
};

export const aPublishedPage = ( fields: Partial< NewLeadPage > = {} ) =>
	aPage( { status: 'publish', form, ...fields } );

export const formOf = async ( pageId: number ): Promise< PublicForm > => {
	const seen = await as.anonymous.get( `${ pages }/${ pageId }/form` );
	expect( seen.status, seen.text ).toBe( 200 );
	return seen.body as PublicForm;
};

let visitors = 0;

/** The header of a visitor of whom nobody has heard yet, so that no quota is reached. */
export const aVisitor = () => {
	const number = process.pid * 1000 + visitors++ + Date.now();
	const parts = [ 16, 8, 0 ].map(
		( bits ) => Math.floor( number / 2 ** bits ) % 256
	);
	return { 'X-Fixture-Address': [ 10, ...parts ].join( '.' ) };
};

/** A token that was issued so many seconds ago. */
export const tokenOf = async ( pageId: number, age = 60 ) =>
	(
		await fixture< { token: string } >( 'POST', '/intake/token', {
			page_id: pageId,
			age,
		} )
	).token;

/** What a visitor sends with the form of a new page, after a while. */
export async function aSubmission( page?: LeadPage ) {
	const { id } = page ?? ( await aPublishedPage() );
	const { consents } = await formOf( id );
	return {
		page_id: id,
		token: await tokenOf( id ),
		fields: { first_name: 'Alex', email: `${ newMark() }@example.org` },
		consents: Object.fromEntries(
			consents
				.filter( ( one ) => one.required )
				.map( ( one ) => [ one.key, one.text_hash ] )
		),
	};
}

/** The same key with another body. */
export async function anotherBody( path: string, body: { fields: object } ) {
	const headers = { ...aVisitor(), 'Idempotency-Key': newMark() };
	madeBy( await as.anonymous.post( path, body, { headers } ) );
	return {
		body: { ...body, fields: { ...body.fields, first_name: 'Bo' } },
		headers,
	};
}

/** A visitor who has sent as many forms as the settings allow. */
export async function aFullQuota( path: string, body: { fields: object } ) {
	const headers = aVisitor();
	const seen = await as.manager.get( leadSettings );
	const { quota_per_address: quota } = seen.body as LeadSettings;
	for ( let sent = 0; sent < quota; sent++ ) {
		const email = `${ newMark() }${ sent }@example.org`;
		madeBy(
			await as.anonymous.post(
				path,
				{ ...body, fields: { ...body.fields, email } },
				{ headers }
			)
		);
	}
	return { body, headers };
}
