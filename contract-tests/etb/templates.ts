import { expect } from 'vitest';
import type {
	NewTemplate,
	Template,
	TemplateRevisionList,
} from '../../client/src/etb/template-schemas';
import { as } from '../support/world';

export const templates = '/etb/v1/templates';

export const paragraph = ( text: string ) =>
	`<!-- wp:paragraph -->\n<p>${ text }</p>\n<!-- /wp:paragraph -->`;

/** A template by an administrator: a draft of an announcement, if nothing else is asked for. */
export async function aTemplate(
	fields: Partial< NewTemplate > = {}
): Promise< Template & { etag: string } > {
	const seen = await as.manager.post( templates, {
		name: 'A template of the tests',
		purpose: 'announcement',
		...fields,
	} );
	expect( seen.status, seen.text ).toBe( 201 );
	return {
		...( seen.body as Template ),
		etag: String( seen.headers.etag ),
	};
}

/** A template that the settings name, of a purpose that no other file of tests uses. */
export async function aUsedTemplate(
	purpose: Template[ 'purpose' ]
): Promise< Template > {
	const template = await aTemplate( { purpose, status: 'active' } );
	const seen = await as.manager.put( '/etb/v1/settings', {
		uses: { [ purpose ]: template.id },
	} );
	expect( seen.status, seen.text ).toBe( 200 );
	return template;
}

/** A published synced pattern: its ID, and how to give it other content. */
export async function aPattern( content: string ) {
	const fields = { title: 'A pattern', status: 'publish' };
	const seen = await as.manager.post( '/wp/v2/blocks', {
		...fields,
		content,
	} );
	expect( seen.status, seen.text ).toBe( 201 );
	const { id } = seen.body as { id: number };
	const change = async ( changed: string ) => {
		const answer = await as.manager.post( `/wp/v2/blocks/${ id }`, {
			content: changed,
		} );
		expect( answer.status, answer.text ).toBe( 200 );
	};
	return { id, change };
}

/** The newest revision of a template. */
export async function revisionOf( id: number ): Promise< number > {
	const seen = await as.manager.get( `${ templates }/${ id }/revisions` );
	return ( seen.body as TemplateRevisionList ).data[ 0 ]!.id;
}
