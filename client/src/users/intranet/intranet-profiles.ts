import type { Updated } from '../../envelope-schemas.js';
import type {
	Answer,
	ReadOptions,
	Transport,
	WriteOptions,
} from '../../request.js';
import type {
	IntranetProfile,
	IntranetProfileChanges,
} from './intranet-profile-schemas.js';

const profile = ( userId: number ) => `/users/v1/intranet/profile/${ userId }`;

export const getIntranetProfile = (
	transport: Transport,
	userId: number,
	options: ReadOptions = {}
): Promise< Answer< IntranetProfile > > =>
	transport.send( { method: 'GET', path: profile( userId ), ...options } );

export const updateIntranetProfile = (
	transport: Transport,
	userId: number,
	changes: IntranetProfileChanges,
	options: WriteOptions = {}
): Promise< Answer< Updated > > =>
	transport.send( {
		method: 'PUT',
		path: profile( userId ),
		body: changes,
		...options,
	} );
