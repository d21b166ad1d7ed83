import { describe, expect, it, vi } from 'vitest';
import type { CalculatorSettings } from '../../../client/src/mortgage-calculator/index';
import { changedNames } from '../../shared/form/draft';
import { errorsIn } from '../../shared/form/validate';
import { changesOf, computableSettings, draftOf, settingsOf } from './draft';
import { settingRows } from './rows';

vi.stubGlobal( 'document', { documentElement: { lang: 'en' } } );

const origin = { as_of: '2026-01-01', source: 'A source' };
const ratio = { front: '28.000', back: '36.000' };
const settings: CalculatorSettings = {
	defaults: {
		price: '400000.00',
		down_percent: '20.000',
		term_months: 360,
		pmi_rate: '0.610',
		tax_rate: '0.910',
		insurance_rate: '0.500',
	},
	states: { CO: { tax_rate: '0.500', insurance_rate: '0.400' } },
	ratios: { conventional: ratio, fha: ratio, va: ratio, usda: ratio },
	minimum_down: {
		...{ conventional: '3.000', fha: '3.500', va: '0.000', usda: '0.000' },
	},
	conforming_limit: { amount: '832750.00', year: 2026, ...origin },
	fees: {
		fha: {
			upfront: '1.750',
			large_loan: '726200.00',
			rows: [
				{
					over_180: true,
					large: false,
					max_ltv: '90.000',
					rate: '0.500',
					months: 132,
				},
				{
					over_180: false,
					large: true,
					max_ltv: '100.000',
					rate: '0.650',
					months: null,
				},
			],
			...origin,
		},
		va: {
			first: [ '2.150', '1.500', '1.250' ],
			subsequent: [ '3.300', '1.500', '1.250' ],
			refinance: [ '2.150', '3.300' ],
			irrrl: '0.500',
			...origin,
		},
		usda: { upfront: '1.000', annual: '0.350', ...origin },
	},
	stale_after_days: 7,
	disclosure: 'An estimate.\nNo offer.',
	send_reports: false,
};
const rows = settingRows();
const draft = draftOf( settings, rows );

/** Numbers without the zeros at their ends. */
const short = ( part: unknown ): unknown =>
	JSON.parse( JSON.stringify( part ), ( _name, value: unknown ) =>
		typeof value === 'string' && /^\d+\.\d+$/.test( value )
			? String( Number( value ) )
			: value
	);

describe( 'the settings', () => {
	it( 'come back as they were, and every one of them can be edited', () => {
		expect( settingsOf( settings, draft, rows ) ).toEqual(
			short( settings )
		);
		expect( errorsIn( rows, draft, Object.keys( draft ) ) ).toEqual( {} );
	} );

	it( 'compute as the server has them, until one is wrong', () => {
		expect( computableSettings( settings, draft, rows ) ).toEqual(
			settings
		);
		expect(
			computableSettings(
				settings,
				{ ...draft, 'fees.usda.annual': '' },
				rows
			)
		).toBeNull();
	} );

	it( 'are sent by keys of the first level', () => {
		const edited = {
			...draft,
			'fees.va.first[1]': '1.4 %',
			states: [ { state: 'TX', tax_rate: '1.6', insurance_rate: '0.9' } ],
			stale_after_days: 5,
		};
		const names = changedNames( draft, edited );
		expect( names ).toEqual( [
			'states',
			'fees.va.first[1]',
			'stale_after_days',
		] );
		expect( changesOf( settings, edited, rows, names ) ).toEqual( {
			states: { TX: { tax_rate: '1.6', insurance_rate: '0.9' } },
			fees: short( {
				...settings.fees,
				va: {
					...settings.fees.va,
					first: [ '2.15', '1.4', '1.25' ],
				},
			} ),
			stale_after_days: 5,
		} );
	} );

	it( 'are flags where they are flags, on and off', () => {
		for ( const isOn of [ true, false ] ) {
			const kept = draftOf( { ...settings, send_reports: ! isOn }, rows );
			const edited = { ...kept, send_reports: isOn };
			const names = changedNames( kept, edited );
			expect( names ).toEqual( [ 'send_reports' ] );
			expect( changesOf( settings, edited, rows, names ) ).toEqual( {
				send_reports: isOn,
			} );
		}
	} );

	it( 'that are wrong have the names of the server', () => {
		const wrong = {
			...draft,
			'defaults.price': '999',
			'defaults.tax_rate': '10.001',
			'fees.usda.annual': 'x',
			states: [ { state: 'CO', tax_rate: '', insurance_rate: '1' } ],
			'fees.fha.rows': [
				{
					over_180: 'yes',
					large: 'no',
					max_ltv: '90',
					rate: '0.5555',
					months: '0',
				},
			],
		};
		expect( errorsIn( rows, wrong, Object.keys( wrong ) ) ).toEqual( {
			'defaults.price':
				'This must be a number from 1000.00 to 50000000.00 with at most 2 decimal places.',
			'defaults.tax_rate':
				'This must be a number from 0.000 to 10.000 with at most 3 decimal places.',
			'fees.usda.annual':
				'This must be a number from 0.000 to 10.000 with at most 3 decimal places.',
			'states.CO.tax_rate': 'This is required.',
			'fees.fha.rows[0].rate':
				'This must be a number from 0.000 to 10.000 with at most 3 decimal places.',
			'fees.fha.rows[0].months': 'This must be at least 1.',
		} );
	} );
} );
