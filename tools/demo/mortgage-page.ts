import { z } from 'zod';
import { loadPage } from './page';
import { request, type Login } from './request';

const officers =
	'/users/v1/profiles&role=loan_officer&per_page=1&orderby=last_name';

const found = z.object( {
	data: z.array( z.object( { user_id: z.int() } ) ),
} );

const leadPages = z.object( { data: z.array( z.object( { id: z.int() } ) ) } );

/** A page of all mortgage calculators, with the rates of the company, one of its loan officers, and a form for questions. */
export async function loadMortgagePage( site: Login ): Promise< void > {
	const { data } = found.parse( await request( site, 'GET', officers ) );
	const officer = data[ 0 ]?.user_id ?? 0;
	const pages = leadPages.parse(
		await request(
			site,
			'GET',
			'/lead-pages/v1/pages&status=publish&per_page=1&orderby=title&order=desc'
		)
	);
	const leadPage = pages.data[ 0 ]?.id ?? 0;
	await loadPage( site, {
		title: 'Mortgage calculator',
		slug: 'mortgage-calculator',
		content: [
			`<!-- wp:svc/mortgage-calculator {"mode":"tabs","align":"wide","officer":${ officer },"leadPage":${ leadPage }} /-->`,
			'<!-- wp:heading {"align":"wide"} --><h2 class="wp-block-heading alignwide">Today’s rates</h2><!-- /wp:heading -->',
			'<!-- wp:svc/mortgage-rates {"align":"wide"} /-->',
		].join( '\n\n' ),
	} );
}
