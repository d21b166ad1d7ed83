import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectFolder } from '../../tools/host/paths';

/** SVC_PICTURES=0 leaves them out: for who looks at a run's result only. */
export const keepsPictures = process.env.SVC_PICTURES !== '0';

/** Keeps a screenshot with the run: artifacts/screenshots/<name>.png. */
export async function picture(
	page: Page,
	name: string,
	{ fullPage = true } = {}
) {
	if ( ! keepsPictures ) {
		return;
	}
	const path = join(
		projectFolder,
		'artifacts/screenshots',
		`${ name }.png`
	);
	await mkdir( dirname( path ), { recursive: true } );
	await page.screenshot( { path, fullPage } );
}
