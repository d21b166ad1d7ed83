import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { host } from '../support/site';
import { full } from '../support/world';

const script = fileURLToPath( new URL( 'large-import.php', import.meta.url ) );

interface Report {
	check: number[];
	finish: number[];
	cancel: number[];
	delete: number[];
	/** First rows whose managers are set. */
	order: number[];
	links: number;
	kept: number;
	left: number;
}

const rows = 100_000;

describe.runIf( full && host.database !== null )(
	'an import of a hundred thousand rows that turns a chain of managers round',
	() => {
		it( 'takes a few seconds a step and 64 MB', async () => {
			const { stdout } = await promisify( execFile )( 'php', [
				// As on a server, where the site's code does not count as a request's memory.
				'-d',
				'opcache.enable_cli=1',
				'-d',
				'memory_limit=64M',
				script,
				host.www,
				host.url,
				String( rows ),
			] );
			const report = JSON.parse( stdout ) as Report;
			expect( report ).toMatchObject( {
				order: [ rows + 1, rows, rows - 1 ],
				links: rows,
				kept: 0,
				left: 0,
			} );
			for ( const step of [
				...report.check,
				...report.finish,
				...report.cancel,
				...report.delete,
			] ) {
				// The target is three; tests run beside other work.
				expect( step ).toBeLessThan( 6 );
			}
		}, 600_000 );
	}
);
