import {
	getCalculatorSettings,
	getRates,
	updateRates,
	type CalculatorSettings,
	type Rates,
} from '../../../client/src/mortgage-calculator/index';
import { __ } from '@wordpress/i18n';
import { paramsOf } from '../../shared/failure';
import { NotSaved } from '../../shared/form/not-saved';
import type { Source, Version } from '../../shared/form/use-saving';
import { ifMatch, transport } from '../../shared/transport';
import { siteDay } from '../../shared/site-day';
import { draftOf, sentOf } from './draft';

/** The rates as the server has them, and the settings with which their APR is computed. */
export interface RatesVersion extends Version {
	table: Rates;
	settings: CalculatorSettings;
	etag: string | null;
}

export async function readRatesVersion(
	signal?: AbortSignal
): Promise< RatesVersion > {
	const options = signal ? { signal } : {};
	const [ { body: table, etag }, { body: settings } ] = await Promise.all( [
		getRates( transport, options ),
		getCalculatorSettings( transport, options ),
	] );
	return { table, settings, etag, draft: draftOf( table, siteDay() ) };
}

export const ratesSource: Source< RatesVersion > = {
	read: readRatesVersion,
	async write( { etag }, draft ) {
		try {
			await updateRates( transport, sentOf( draft ), ifMatch( etag ) );
		} catch ( thrown ) {
			throw new NotSaved( thrown, paramsOf( thrown ), false );
		}
	},
	saved: () => __( 'Rates published.', 'svc' ),
};
