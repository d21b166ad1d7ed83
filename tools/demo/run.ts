import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { loadDemo, PEOPLE } from './load.js';
import { findSite } from './site.js';

export { loadDemo, type DemoOptions, type DemoSite } from './load.js';

async function main(): Promise< void > {
	const { values } = parseArgs( {
		options: {
			people: { type: 'string', default: String( PEOPLE ) },
			host: { type: 'string' },
		},
	} );
	const people = Number( values.people );
	if ( ! Number.isInteger( people ) || people < 1 || people > 1_000_000 ) {
		throw new Error( '--people takes a whole number from 1 to 1000000.' );
	}
	await loadDemo( await findSite( values.host ), { people } );
}

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ?? '' ).href ) {
	await main().catch( ( error: unknown ) => {
		console.error( error instanceof Error ? error.message : error );
		process.exitCode = 1;
	} );
}
