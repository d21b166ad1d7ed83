import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { useOnce } from '../../contract-tests/support/windows';
import { projectFolder } from '../../tools/host/paths';
import { keepsPictures, picture } from './picture';

/** Performs a person's actions one after another, counts them, and keeps a screenshot after each. */
export function walker( page: Page, name: string ) {
	let steps = 0;
	return {
		step: async ( does: () => Promise< unknown > ) => {
			await does();
			steps++;
			await picture(
				page,
				`walk-${ name }-${ String( steps ).padStart( 2, '0' ) }`,
				{ fullPage: false }
			);
		},
		steps: () => steps,
	};
}

/** Records a walk, with every page as it was: artifacts/walks/<name>.zip, for `npx playwright show-trace`. */
export async function record( page: Page, name: string ) {
	if ( ! keepsPictures ) {
		return { end: () => Promise.resolve() };
	}
	const path = join( projectFolder, 'artifacts/walks', `${ name }.zip` );
	await mkdir( dirname( path ), { recursive: true } );
	useOnce( page );
	const { tracing } = page.context();
	await tracing.start( { screenshots: true, snapshots: true, title: name } );
	return { end: () => tracing.stop( { path } ) };
}
