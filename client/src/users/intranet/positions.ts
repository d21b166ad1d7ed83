import type { Deleted } from '../../envelope-schemas.js';
import type {
	Answer,
	ReadOptions,
	Transport,
	WriteOptions,
} from '../../request.js';
import type {
	ListPositionsQuery,
	NewPosition,
	Position,
	PositionChanges,
	PositionList,
} from './position-schemas.js';

const positions = '/users/v1/intranet/positions';

export const listPositions = (
	transport: Transport,
	query: ListPositionsQuery = {},
	options: ReadOptions = {}
): Promise< Answer< PositionList > > =>
	transport.send( { method: 'GET', path: positions, query, ...options } );

export const createPosition = (
	transport: Transport,
	position: NewPosition,
	options: ReadOptions = {}
): Promise< Answer< Position > > =>
	transport.send( {
		method: 'POST',
		path: positions,
		body: position,
		...options,
	} );

/** With `user_id`, the person fills the vacancy, and it is gone. */
export const updatePosition = (
	transport: Transport,
	id: number,
	changes: PositionChanges,
	options: WriteOptions = {}
): Promise< Answer< Position > > =>
	transport.send( {
		method: 'PUT',
		path: `${ positions }/${ id }`,
		body: changes,
		...options,
	} );

/** The people below it report to its manager as before. */
export const deletePosition = (
	transport: Transport,
	id: number,
	options: WriteOptions = {}
): Promise< Answer< Deleted > > =>
	transport.send( {
		method: 'DELETE',
		path: `${ positions }/${ id }`,
		...options,
	} );
