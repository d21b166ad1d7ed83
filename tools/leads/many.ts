import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Site } from '../host/site';

export interface PageOfLeads {
	id: number;
	owner: number;
	partner: number | null;
}

export interface ManyLeads {
	/** So many there are afterwards, with those that were there before. */
	number: number;
	/** Published ones; the first gets a fifth of the leads. */
	pages: readonly PageOfLeads[];
	/** Last name of one lead of 200. */
	rare: string;
}

const script = fileURLToPath( new URL( 'many.php', import.meta.url ) );

/** Fills a native site with leads without REST, for measurements. */
export async function fillWithLeads(
	{ www, url }: Pick< Site, 'www' | 'url' >,
	wish: ManyLeads
): Promise< void > {
	const php = spawn( 'php', [ script, www, url, JSON.stringify( wish ) ], {
		stdio: [ 'ignore', 'inherit', 'inherit' ],
	} );
	const [ status ] = ( await once( php, 'close' ) ) as [ number | null ];
	if ( status !== 0 ) {
		throw new Error(
			`Filling the site with leads ended with ${ status }.`
		);
	}
}
