import type { Answer, ReadOptions, Transport } from '../request.js';
import type {
	ListSignaturesQuery,
	Signature,
	SignatureList,
} from './signature-schemas.js';

/** Below the REST root. In a browser that is logged in, a link to it saves the file. */
export const exportSignaturesPath = '/etb/v1/signatures/export';

/** People by last name. */
export const listSignatures = (
	transport: Transport,
	query: ListSignaturesQuery = {},
	options: ReadOptions = {}
): Promise< Answer< SignatureList > > =>
	transport.send( {
		method: 'GET',
		path: '/etb/v1/signatures',
		query,
		...options,
	} );

/** The text of the file. */
export const exportSignatures = (
	transport: Transport,
	options: ReadOptions = {}
): Promise< Answer< string > > =>
	transport.send( {
		method: 'GET',
		path: exportSignaturesPath,
		...options,
	} );

export const getSignature = (
	transport: Transport,
	userId: number,
	options: ReadOptions = {}
): Promise< Answer< Signature > > =>
	transport.send( {
		method: 'GET',
		path: `/etb/v1/signatures/${ userId }`,
		...options,
	} );
