import type { Answer, ReadOptions, Transport } from '../request.js';
import { pathWithQuery } from '../wire.js';
import type { ExportProfilesQuery } from './sheet-schemas.js';

const path = '/users/v1/profiles/export';

/** The text of the file. In a browser that is logged in, a link to `exportProfilesPath()` saves it without holding it. */
export const exportProfiles = (
	transport: Transport,
	query: ExportProfilesQuery = {},
	options: ReadOptions = {}
): Promise< Answer< string > > =>
	transport.send( { method: 'GET', path, query, ...options } );

/** Below the REST root. */
export const exportProfilesPath = ( query: ExportProfilesQuery = {} ): string =>
	pathWithQuery( { path, query } );
