import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { host } from '../support/site';
import { full } from '../support/world';

const script = fileURLToPath( new URL( 'deep-chain.php', import.meta.url ) );

type Phase = 'check' | 'run' | 'link';

interface Cost {
	longest: number;
	statements: number;
	rows_read: number;
}

type Report = Record< Phase, Cost > & { right: number };

async function reversed( people: number ): Promise< Report > {
	const { stdout } = await promisify( execFile )( 'php', [
		'-d',
		'opcache.enable_cli=1',
		'-d',
		'memory_limit=64M',
		script,
		host.www,
		host.url,
		String( people ),
	] );
	return JSON.parse( stdout ) as Report;
}

describe.runIf( full && host.database !== null )(
	'a chain of managers that an import turns round',
	() => {
		it( 'costs the same for each person, however deep it is', async () => {
			const few = await reversed( 200 );
			const many = await reversed( 800 );
			expect( [ few.right, many.right ] ).toEqual( [ 199, 799 ] );
			for ( const phase of [ 'check', 'run', 'link' ] as const ) {
				for ( const cost of [ 'statements', 'rows_read' ] as const ) {
					// Four times the people; reading whole chains would be sixteen times the rows.
					expect(
						many[ phase ][ cost ] / few[ phase ][ cost ],
						`${ cost } of ${ phase }`
					).toBeLessThan( 6 );
				}
				// The target is three; tests run beside other work.
				expect( many[ phase ].longest ).toBeLessThan( 6 );
			}
		}, 300_000 );
	}
);
