import type { Answer, ReadOptions, Transport } from '../../request.js';
import type {
	FindDamageQuery,
	RepairDamage,
	RepairReport,
} from './repair-schemas.js';

const repair = '/users/v1/repair';

/** Finds what was written past WordPress; nothing is changed. */
export const findDamage = (
	transport: Transport,
	query: FindDamageQuery = {},
	options: ReadOptions = {}
): Promise< Answer< RepairReport > > =>
	transport.send( { method: 'GET', path: repair, query, ...options } );

/** Repairs the problems, and answers which there were. */
export const repairDamage = (
	transport: Transport,
	what: RepairDamage = {},
	options: ReadOptions = {}
): Promise< Answer< RepairReport > > =>
	transport.send( { method: 'POST', path: repair, body: what, ...options } );
