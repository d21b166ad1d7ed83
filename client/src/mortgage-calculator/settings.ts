import type {
	Answer,
	ReadOptions,
	Transport,
	WriteOptions,
} from '../request.js';
import type {
	CalculatorSettings,
	CalculatorSettingsChanges,
} from './settings-schemas.js';

const settings = '/mortgage-calculator/v1/settings';

export const getCalculatorSettings = (
	transport: Transport,
	options: ReadOptions = {}
): Promise< Answer< CalculatorSettings > > =>
	transport.send( { method: 'GET', path: settings, ...options } );

export const updateCalculatorSettings = (
	transport: Transport,
	changes: CalculatorSettingsChanges,
	options: WriteOptions = {}
): Promise< Answer< CalculatorSettings > > =>
	transport.send( {
		method: 'PUT',
		path: settings,
		body: changes,
		...options,
	} );
