import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectFolder } from '../../tools/host/paths';

/** Keeps a screenshot with the run: artifacts/screenshots/<name>.png. */
export async function picture(
	page: Page,
	name: string,
	{ fullPage = true } = {}
) {
	const path = join(
		projectFolder,
		'artifacts/screenshots',
		`${ name }.png`
	);
	await mkdir( dirname( path ), { recursive: true } );
	await page.screenshot( { path, fullPage } );
}
