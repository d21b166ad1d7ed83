import type { Answer, ReadOptions, Transport } from '../../request.js';
import type {
	FindProblemsQuery,
	RepairProblems,
	RepairReport,
} from './repair-schemas.js';

const repair = '/users/v1/repair';

/** Finds the problems that writes bypassing WordPress's functions have caused; nothing is changed. */
export const findProblems = (
	transport: Transport,
	query: FindProblemsQuery = {},
	options: ReadOptions = {}
): Promise< Answer< RepairReport > > =>
	transport.send( { method: 'GET', path: repair, query, ...options } );

/** Repairs the problems, and answers which there were. */
export const repairProblems = (
	transport: Transport,
	what: RepairProblems = {},
	options: ReadOptions = {}
): Promise< Answer< RepairReport > > =>
	transport.send( { method: 'POST', path: repair, body: what, ...options } );
