import type { ContractRequest } from '../../../../client/src/request.js';
import { boot } from '../../../shared/boot';
import { transport } from '../../../shared/transport';

/** A request to WordPress's own REST API, with failures in the form of the contract's. */
export const core = async < Body >(
	method: ContractRequest[ 'method' ],
	path: string,
	rest: Pick< ContractRequest, 'query' | 'body' | 'signal' > = {}
): Promise< Body > =>
	( await transport.send< Body >( { method, path, ...rest } ) ).body;

/** The address of one of WordPress's own screens. */
export const screenAddress = ( file: string ): string =>
	new URL( file, boot().adminUrl ).href;
