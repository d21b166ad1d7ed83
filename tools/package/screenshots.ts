import type { Page } from '@playwright/test';
import { hrFiles } from '../../admin/users/import/testing/hr-files';

/** A screenshot of the plugin directory, of the demo company. */
export interface Screenshot {
	/** As "== Screenshots ==" of readme.txt has it. */
	caption: string;
	path: string;
	/** With the dashboard's account; otherwise as a visitor. */
	signedIn?: true;
	/** Brings the page to what the caption says. */
	show: ( page: Page ) => Promise< void >;
}

const admin = ( slug: string ) => ( {
	path: `/wp-admin/admin.php?page=${ slug }`,
	signedIn: true as const,
} );

/** Waits for something, and brings the title of a page to the top. */
const showsPage = ( selector: string ) => async ( page: Page ) => {
	await page.locator( selector ).first().waitFor();
	await page.locator( 'h1' ).evaluate( ( title ) => {
		title.scrollIntoView();
	} );
};

const sees = ( selector: string ) => ( page: Page ) =>
	page.locator( selector ).first().waitFor();

async function dismissWelcome( page: Page ) {
	await page.getByRole( 'button', { name: 'Dismiss' } ).click();
	await page.locator( '.dataviews-view-table tbody tr' ).first().waitFor();
}

/** Chooses a file in the shape of an HR system's export. */
async function chooseSpreadsheet( page: Page ) {
	const file = hrFiles( '' ).find( ( { system } ) => system === 'BambooHR' );
	if ( ! file ) {
		throw new Error( 'There is no such file.' );
	}
	const chooser = page.waitForEvent( 'filechooser' );
	await page.getByRole( 'button', { name: 'Choose file' } ).click();
	await (
		await chooser
	).setFiles( {
		name: file.name,
		mimeType: 'application/octet-stream',
		buffer: Buffer.from( await file.bytes() ),
	} );
	await page.getByRole( 'button', { name: 'Check rows' } ).waitFor();
}

/** In their order: the first is screenshot-1.png. */
export const screenshots: Screenshot[] = [
	{
		caption:
			'The staff directory on a page: visitors search the people who are public; colleagues filter by department and office too.',
		path: '/directory/',
		show: showsPage( '.svc-directory__name' ),
	},
	{
		caption:
			'The org chart on a page: who reports to whom, with vacancies and dotted lines.',
		path: '/org-chart/',
		signedIn: true,
		show: showsPage( '.wp-block-svc-org-chart' ),
	},
	{
		caption: 'The first steps, from an empty site to a directory page.',
		...admin( 'svc-people' ),
		show: sees( '.dataviews-view-table tbody tr' ),
	},
	{
		caption:
			'All people in the dashboard, with search, filters and bulk changes.',
		...admin( 'svc-people' ),
		show: dismissWelcome,
	},
	{
		caption:
			'The organization in the dashboard: drag a person, or a whole team, to another manager.',
		...admin( 'svc-people-chart' ),
		show: sees( '[role="treeitem"]' ),
	},
	{
		caption:
			'The import of a spreadsheet: its columns are matched by themselves, and nothing changes before the check.',
		...admin( 'svc-people-import' ),
		show: chooseSpreadsheet,
	},
	{
		caption:
			'The mortgage calculator on a page: payment, affordability, refinancing and a comparison of loans.',
		path: '/mortgage-calculator/',
		show: showsPage( '.wp-block-svc-mortgage-calculator' ),
	},
];
