import { startHost, stopHost } from '../host/host';
import { parseOptions } from '../host/options';
import { findSite, type Site } from '../host/site';
import { countServers } from './cpu';
import type { Options } from './options';

/** The site that the steps share: started when the first one needs it. */
export class TestSite {
	private site: Promise< Site > | null = null;

	constructor( private readonly options: Options ) {}

	async get(): Promise< Site > {
		const isNew = this.site === null && ! this.options.running;
		this.site ??= this.options.running
			? findSite( this.options.running )
			: this.start();
		const site = await this.site;
		countServers( site.processes, isNew );
		return site;
	}

	/** Does not stop a site that was running before. */
	async stop() {
		const site = await this.site?.catch( () => null );
		this.site = null;
		if ( site && ! this.options.running ) {
			await stopHost( site );
		}
	}

	private async start(): Promise< Site > {
		const { host, network, port, objectCache } = this.options;
		const lines: string[] = [];
		const options = parseOptions( [
			`--host=${ host }`,
			`--name=test-${ host }-${ port }`,
			`--port=${ port }`,
			network ? '--network' : '--single',
			'--fixtures',
			'--no-demo',
			'--fresh',
			...( objectCache ? [ `--object-cache=${ objectCache }` ] : [] ),
		] );
		return startHost( options, ( line ) => lines.push( line ) ).catch(
			( error: unknown ) => {
				throw new Error( [ ...lines, String( error ) ].join( '\n' ), {
					cause: error,
				} );
			}
		);
	}
}

/** Beside the site of the options, on the next port. */
export const playgroundSite = ( options: Options ) =>
	new TestSite( {
		...options,
		host: 'wp-env',
		network: false,
		port: options.port + 1,
		objectCache: null,
		running: null,
	} );

/**
 * The networks on a real database that the contract asks where this machine has one, on the ports after: one for tests
 * that run side by side, one for those that change what all share.
 */
export const completeSites = ( options: Options ): [ TestSite, TestSite ] => {
	const site = ( after: number ) =>
		new TestSite( {
			...options,
			host: 'native',
			network: true,
			port: options.port + after,
		} );
	return [ site( 2 ), site( 3 ) ];
};
