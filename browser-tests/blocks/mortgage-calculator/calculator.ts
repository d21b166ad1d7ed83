import type { Page } from '@playwright/test';
import { postWith } from '../../support/pages';
import { block } from '../../support/page-with';

export const modes = [
	'payment',
	'affordability',
	'refinance',
	'compare',
] as const;
export type Mode = ( typeof modes )[ number ];

/** Path of a page with all calculators. */
export const calculatorPage = async ( attributes: object = {} ) =>
	(
		await postWith(
			block( 'svc/mortgage-calculator', {
				mode: 'tabs',
				align: 'wide',
				...attributes,
			} )
		)
	).path;

/** Parameters with which each calculator has figures, on a site without rates too. */
export const filled: Readonly< Record< Mode, Record< string, string > > > = {
	payment: {
		mc_price: '400000',
		mc_down_percent: '10',
		mc_rate: '6.125',
		mc_extra_monthly: '200',
	},
	affordability: {
		mc_income_annual: '96000',
		mc_debts_monthly: '500',
		mc_down_payment: '40000',
		mc_rate: '6.5',
	},
	refinance: {
		'mc_current[balance]': '250000',
		'mc_current[rate]': '7.25',
		'mc_current[months_left]': '324',
		'mc_new[rate]': '6',
		mc_closing_costs: '5000',
	},
	compare: { mc_rate: '6.125', mc_rate_2: '5.375', mc_points_2: '1' },
};

export const addressOf = (
	path: string,
	mode: Mode,
	values: Record< string, string > = filled[ mode ]
) => `${ path }?${ new URLSearchParams( { mc_mode: mode, ...values } ) }`;

/** The text field of a label, which its slider has, too. */
export const field = ( page: Page, name: string ) =>
	page.getByRole( 'textbox', { name } );

/** Types values into controls, by their names. */
export const type = ( page: Page, values: Record< string, string > ) =>
	page.evaluate( ( typed ) => {
		const form = document.querySelector< HTMLFormElement >(
			'.svc-mortgage__form'
		)!;
		for ( const [ name, value ] of Object.entries( typed ) ) {
			const control = form.elements.namedItem( name ) as HTMLInputElement;
			control.value = value;
			control.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		}
	}, values );

export interface Shown {
	/** `[path, value, text]` of every figure. */
	figures: string[][];
	[ part: string ]: unknown;
}

/** Everything that depends on the answer: as the page shows it now, and as the server sends it for what is in the form. */
export const shownAndSent = (
	page: Page
): Promise< { shown: Shown; sent: Shown; errors: string[] } > =>
	page.evaluate( async () => {
		const read = ( root: ParentNode ): Shown => {
			const all = ( selector: string ) => [
				...root.querySelectorAll< HTMLElement >(
					`.svc-mortgage[data-mc-mode] ${ selector }`
				),
			];
			const texts = ( selector: string ) =>
				all( selector ).map( ( one ) => one.textContent );
			return {
				figures: all( 'data' ).map( ( one ) => [
					one.dataset.mc!,
					( one as HTMLDataElement ).value,
					one.textContent,
				] ),
				hidden: all( '[data-mc-if], [data-mc-index] span' ).map(
					( one ) => one.hidden
				),
				warnings: texts( '[data-mc-warnings] li' ),
				limit: texts( '[data-mc-limit]' ),
				years: texts( '[data-mc-years] tbody > *' ).map( ( one ) =>
					one.trim()
				),
				hints: all( '[data-mc-hint]' ).map(
					( one ) => ( one as HTMLInputElement ).placeholder
				),
				bars: all( '[data-mc-bar]' ).map( ( one ) =>
					one.getAttribute( 'd' )
				),
				ring: all( '[data-mc-share]' ).map( ( one ) => [
					one.getAttribute( 'stroke-dasharray' ),
					one.getAttribute( 'stroke-dashoffset' ),
				] ),
			};
		};
		const form = document.querySelector< HTMLFormElement >(
			'.svc-mortgage__form'
		)!;
		const typed = new URLSearchParams(
			[ ...new FormData( form ) ].map( ( [ name, value ] ) => [
				name,
				String( value ),
			] )
		);
		const answer = await ( form.method === 'post'
			? fetch( form.action, { method: 'POST', body: typed } )
			: fetch( `${ form.action.replace( /#.*/, '' ) }?${ typed }` ) );
		const again = new DOMParser().parseFromString(
			await answer.text(),
			'text/html'
		);
		return {
			shown: read( document ),
			sent: read( again ),
			errors: [
				...again.querySelectorAll( '.svc-mortgage__summary li' ),
			].map( ( one ) => one.textContent ),
		};
	} );
