import type { Answer, ReadOptions, Transport } from '../../request.js';
import type {
	FindDamageQuery,
	RepairDamage,
	RepairReport,
} from './repair-schemas.js';

const repair = '/users/v1/repair';

/** What has been written past WordPress; nothing is changed. */
export const findDamage = (
	transport: Transport,
	query: FindDamageQuery = {},
	options: ReadOptions = {}
): Promise< Answer< RepairReport > > =>
	transport.send( { method: 'GET', path: repair, query, ...options } );

/** Mends it, and answers what it was. */
export const repairDamage = (
	transport: Transport,
	what: RepairDamage = {},
	options: ReadOptions = {}
): Promise< Answer< RepairReport > > =>
	transport.send( { method: 'POST', path: repair, body: what, ...options } );
