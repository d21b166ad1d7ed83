import type { Import } from '../../../client/src/users/import-schemas.js';
import {
	checkImport,
	getImport,
	putImportRows,
	runImport,
} from '../../../client/src/users/imports.js';
import { transport } from '../../shared/transport';
import type { Site } from './tasks';

/** The requests of one import. */
export const siteOf = ( id: number, signal: AbortSignal ): Site => {
	const body = ( answer: { body: Import } ) => answer.body;
	const options = { signal };
	return {
		look: () => getImport( transport, id, options ).then( body ),
		send: ( rows ) =>
			putImportRows( transport, id, rows, options ).then( body ),
		check: () => checkImport( transport, id, options ).then( body ),
		run: () => runImport( transport, id, options ).then( body ),
	};
};
