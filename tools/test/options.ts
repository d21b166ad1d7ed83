import { parseArgs } from 'node:util';
import { fastest } from '../host/host';
import { isComplete } from '../host/native';
import { hostNames, type HostName } from '../host/options';

export interface Options {
	/** Names of steps; none means all. */
	only: string[];
	/** Of the steps that ask a site; Playground is asked besides. */
	host: HostName;
	/** The contract asks a network on a real database, and the host above only what depends on it. */
	onComplete: boolean;
	network: boolean;
	port: number;
	/** As npm start takes it. */
	objectCache: string | null;
	/** Contract tests in full: every pass, every size; and the steps that take long. */
	full: boolean;
	/** Name of a site that runs already, to be tested in place of a new one. */
	running: string | null;
}

export async function parseOptions( args: string[] ): Promise< Options > {
	const { values, positionals } = parseArgs( {
		args,
		allowPositionals: true,
		options: {
			host: { type: 'string' },
			network: { type: 'boolean', default: false },
			port: { type: 'string', default: '8868' },
			'object-cache': { type: 'string' },
			full: { type: 'boolean', default: false },
			site: { type: 'string' },
		},
	} );
	const wanted = values.host ?? ( await fastest() );
	const host = hostNames.find( ( name ) => name === wanted );
	if ( ! host ) {
		throw new Error( `--host is one of ${ hostNames.join( ', ' ) }.` );
	}
	const running = values.site ?? process.env.SVC_HOST ?? null;
	const onComplete =
		! values.host &&
		! values.network &&
		! running &&
		( await isComplete() );
	if ( process.env.SVC_COMPLETE && ! onComplete ) {
		throw new Error(
			'SVC_COMPLETE wants the contract on a network with MariaDB, PHP-FPM and nginx, and this machine or its options have none.'
		);
	}
	return {
		only: positionals,
		host,
		onComplete,
		network: values.network,
		port: Number( values.port ),
		objectCache: values[ 'object-cache' ] ?? null,
		full: values.full,
		running,
	};
}
