import { none, type Endpoint } from '../endpoint.js';
import {
	listRateHistoryQuerySchema,
	rateHistorySchema,
	ratesSchema,
	updateRatesSchema,
} from './rate-schemas.js';
import {
	calculatorSettingsSchema,
	updateCalculatorSettingsSchema,
} from './settings-schemas.js';

const changed = {
	method: 'PUT',
	query: none,
	status: 200,
	errors: [
		'rest_invalid_param',
		'rest_forbidden',
		'rest_precondition_failed',
	],
} as const;

const read = {
	method: 'GET',
	query: none,
	status: 200,
	errors: [ 'rest_invalid_param' ],
} as const;

export const rateEndpoints = {
	getRates: {
		...read,
		path: '/mortgage-calculator/v1/rates',
		response: ratesSchema,
	},
	updateRates: {
		...changed,
		path: '/mortgage-calculator/v1/rates',
		body: updateRatesSchema,
		response: ratesSchema,
	},
	listRateHistory: {
		method: 'GET',
		path: '/mortgage-calculator/v1/rates/history',
		query: listRateHistoryQuerySchema,
		status: 200,
		response: rateHistorySchema,
		errors: [ 'rest_invalid_param', 'rest_forbidden' ],
	},
	getCalculatorSettings: {
		...read,
		path: '/mortgage-calculator/v1/settings',
		response: calculatorSettingsSchema,
	},
	updateCalculatorSettings: {
		...changed,
		path: '/mortgage-calculator/v1/settings',
		body: updateCalculatorSettingsSchema,
		response: calculatorSettingsSchema,
	},
} as const satisfies Record< string, Endpoint >;
