import type {
	Answer,
	ReadOptions,
	Transport,
	WriteOptions,
} from '../request.js';
import type {
	ListRateHistoryQuery,
	RateHistory,
	Rates,
	RatesChanges,
} from './rate-schemas.js';

const rates = '/mortgage-calculator/v1/rates';

export const getRates = (
	transport: Transport,
	options: ReadOptions = {}
): Promise< Answer< Rates > > =>
	transport.send( { method: 'GET', path: rates, ...options } );

/** Replaces the whole table. */
export const updateRates = (
	transport: Transport,
	table: RatesChanges,
	options: WriteOptions = {}
): Promise< Answer< Rates > > =>
	transport.send( { method: 'PUT', path: rates, body: table, ...options } );

export const listRateHistory = (
	transport: Transport,
	query: ListRateHistoryQuery = {},
	options: ReadOptions = {}
): Promise< Answer< RateHistory > > =>
	transport.send( {
		method: 'GET',
		path: `${ rates }/history`,
		query,
		...options,
	} );
