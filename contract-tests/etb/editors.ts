import type { Rendered, RenderContent } from '../../client/src/etb';
import type { Seen } from '../support/http';
import { here, memberOf, type Member } from '../support/bookmarks';
import { control } from '../support/control';
import { newMark } from '../support/people';
import { as, world } from '../support/world';

export const render = '/etb/v1/render';

let made = 0;

/** A new account with a role of WordPress on the site that is asked. */
export async function memberWith( role: string ): Promise< Member > {
	const login = `${ world.token }-${ newMark() }${ made++ }`;
	const [ account ] = await control.createUsers( [
		{ login, role, site: here },
	] );
	return memberOf( account! );
}

export const button = ( url: string ) =>
	`<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="${ url }">Go</a></div><!-- /wp:button --></div><!-- /wp:buttons -->`;

export const asked = ( content: RenderContent, by = as.manager ) =>
	by.post( render, content );

/** Of a confirmation to a lead. */
export async function rendered(
	content: Partial< RenderContent >
): Promise< Rendered > {
	return answered(
		await asked( {
			purpose: 'lead_confirmation',
			preheader: 'Preheader',
			...content,
		} )
	);
}

export function answered( { status, text, body }: Seen ): Rendered {
	if ( status !== 200 ) {
		throw new Error( text );
	}
	return body as Rendered;
}

export const codes = ( { warnings }: Rendered ) =>
	warnings.map( ( { code } ) => code );
