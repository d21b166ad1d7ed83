import { describe, expect, it } from 'vitest';
import { formOf, tokenOf } from '../made';
import { aFormPage, agreed, anEmail, leadsOf, submissionsOf } from './intake';

/** Sends the form of a page as a browser without JavaScript does. */
async function sentAt( url: string, id: number ): Promise< Response > {
	const { contact } = agreed( await formOf( id ) );
	return fetch( url, {
		method: 'POST',
		redirect: 'manual',
		body: new URLSearchParams( {
			'svc-lead[page_id]': String( id ),
			'svc-lead[token]': await tokenOf( id ),
			'svc-lead[subject]': '',
			'svc-lead[fields][first_name]': 'Bo',
			'svc-lead[fields][email]': anEmail(),
			'svc-lead[consents][contact]': contact!,
		} ),
	} );
}

describe( 'a form without JavaScript', () => {
	it.each( [
		[ 'characters', "?a=b`c\\d'e|f&utm_source=a%0Ab%00%FF", '?a=b%60c%5C' ],
		[
			'a long campaign',
			`?fbclid=${ 'a'.repeat( 2100 ) }&utm_source=a+b`,
			'',
		],
		[ 'long characters', `?utm_source=a+b&b=${ '`'.repeat( 1500 ) }`, '' ],
	] )( 'is taken from an address with %s', async ( _, query, kept ) => {
		const { id, url } = await aFormPage();
		const answer = await sentAt( url + query, id );
		expect( answer.status, await answer.text() ).toBe( 303 );
		const [ lead ] = await leadsOf( id );
		const [ submission ] = await submissionsOf( lead!.id );
		expect( submission!.source_url.startsWith( url + kept ) ).toBe( true );
		expect( submission!.utm.source ).toMatch( /^a b/ );
	} );
} );
