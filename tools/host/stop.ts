import { stopHost } from './host';
import { parseOptions, type Options } from './options';
import { storedSites, type Site } from './site';

function isMeant( site: Site, { host, name }: Options ): boolean {
	return ( ! host || site.host === host ) && ( ! name || site.name === name );
}

async function main() {
	const options = parseOptions( process.argv.slice( 2 ) );
	const sites = ( await storedSites() ).filter( ( site ) =>
		isMeant( site, options )
	);
	if ( sites.length > 1 && ! options.all ) {
		throw new Error(
			`Several hosts run, and others may be at work on them: ${ sites
				.map( ( site ) => site.name )
				.join( ', ' ) }. Say which with --name, or --all.`
		);
	}
	for ( const site of sites ) {
		await stopHost( site );
		process.stdout.write( `Stopped ${ site.name } (${ site.url }).\n` );
	}
	if ( sites.length === 0 ) {
		process.stdout.write( 'Nothing was running.\n' );
	}
}

main().catch( ( error: unknown ) => {
	process.stderr.write(
		`${ error instanceof Error ? error.message : String( error ) }\n`
	);
	process.exitCode = 1;
} );
