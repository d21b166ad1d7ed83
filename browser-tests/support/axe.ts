import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** axe's findings within an element, a line each; must be []. */
export async function violations(
	page: Page,
	within = 'body'
): Promise< string[] > {
	const { violations: found } = await new AxeBuilder( { page } )
		// Without a second page for its findings; all frames are of this site.
		.setLegacyMode()
		.options( { resultTypes: [ 'violations' ] } )
		.include( within )
		// axe cannot run in a frame without scripts.
		.exclude( 'iframe[sandbox=""]' )
		.analyze();
	return found.flatMap( ( { id, help, nodes } ) =>
		nodes.map(
			( { target, failureSummary } ) =>
				`${ id } (${ help }) at ${ target.join( ' ' ) }: ${ failureSummary }`
		)
	);
}
