import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import type {
	LeadList,
	LeadPage,
	PublicForm,
} from '../../client/src/lead-pages';
import type { Site } from '../../tools/host/site';
import { ask } from '../lifecycle/asking';

const base = 'lead-pages/v1';

/** Milliseconds within which a form that is sent is taken for spam, and a little more. */
const hurry = 2_100;

/** Asks as a visitor. */
async function visit(
	{ rest }: Site,
	path: string,
	body?: object
): Promise< Record< string, unknown > > {
	const answer = await fetch( `${ rest }${ path }`, {
		headers: {
			'User-Agent': 'Mozilla/5.0',
			...( body && { 'Content-Type': 'application/json' } ),
		},
		...( body && { method: 'POST', body: JSON.stringify( body ) } ),
	} );
	const text = await answer.text();
	expect( answer.status, `${ path }: ${ text }` ).toBeLessThan( 300 );
	return JSON.parse( text ) as Record< string, unknown >;
}

/** What a browser computes. */
function proofFor( challenge: PublicForm[ 'challenge' ] ) {
	const { salt, target, signature, max } = challenge as Record<
		string,
		unknown
	>;
	for ( let number = 0; number <= Number( max ); number++ ) {
		const hash = createHash( 'sha256' ).update( `${ salt }${ number }` );
		if ( hash.digest( 'hex' ) === target ) {
			return { salt, target, signature, number };
		}
	}
	throw new Error( 'The challenge has no answer.' );
}

async function enquire( site: Site, pageId: number, name: string ) {
	const form = ( await visit(
		site,
		`${ base }/pages/${ pageId }/form`
	) ) as unknown as PublicForm;
	await setTimeout( hurry );
	await visit( site, `${ base }/submissions`, {
		page_id: pageId,
		token: form.token,
		fields: { first_name: name, email: `${ name }@example.net` },
		consents: { contact: form.consents[ 0 ]!.text_hash },
		proof: proofFor( form.challenge ),
	} );
}

/** A published page with a view, a receiver that is told, an enquiry, and one that was erased with its consent kept. */
export async function makeOneOfEach( site: Site, userId: number ) {
	// The number of e-mails would depend on how far WP-Cron is.
	await ask( site, 'PUT', `${ base }/settings`, {
		challenge: true,
		notify_owner: false,
	} );
	await ask( site, 'POST', `${ base }/webhooks`, {
		url: 'https://crm.example.invalid/leads',
		events: [ 'lead.created' ],
	} );
	const page = ( await ask( site, 'POST', `${ base }/pages`, {
		title: 'Home loans',
		owner_user_id: userId,
		status: 'publish',
		form: {
			fields: [
				{ key: 'first_name', label: 'First name', required: true },
				{ key: 'email', label: 'E-mail', required: true },
			],
			consents: [
				{
					key: 'contact',
					text: '{owner} may contact me about my enquiry.',
					required: true,
				},
			],
		},
	} ) ) as unknown as LeadPage;
	const shown = await fetch( page.url );
	expect( shown.status, page.url ).toBe( 200 );
	expect( await shown.text() ).toContain( 'svc-lead-form' );
	expect(
		await visit( site, `${ base }/pages/${ page.id }/views`, {} )
	).toEqual( { counted: true } );
	await enquire( site, page.id, 'dana' );
	await enquire( site, page.id, 'erin' );
	const { data } = ( await ask(
		site,
		'GET',
		`${ base }/leads?search=erin`
	) ) as unknown as LeadList;
	expect( data ).toHaveLength( 1 );
	await ask( site, 'DELETE', `${ base }/leads/${ data[ 0 ]!.id }` );
}
