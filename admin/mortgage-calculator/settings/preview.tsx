import { SelectControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { calculate } from '../../../client/src/mortgage-calculator/engine/index';
import type { CalculatorSettings } from '../../../client/src/mortgage-calculator/index';
import { bareDecimal } from '../../shared/form/decimal';
import { Section } from '../../shared/form/section';
import { siteDay } from '../../shared/site-day';
import { dollarsText } from '../shared/money';
import { loanTypes } from '../vocabulary';
import { stateChoices } from './state-names';

/** Until another rate is typed. */
const startRate = '6.5';

/** What a calculation costs a month with the settings as they are edited; null while one of them is wrong. */
export function Preview( {
	settings,
}: {
	settings: CalculatorSettings | null;
} ) {
	const [ type, setType ] = useState( 'conventional' );
	const [ state, setState ] = useState( '' );
	const [ rate, setRate ] = useState( startRate );
	const known = Object.keys( settings?.states ?? {} );
	return (
		<Section title={ __( 'Preview', 'svc' ) }>
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Loan type', 'svc' ) }
				value={ type }
				options={ loanTypes() }
				onChange={ setType }
			/>
			{ known.length > 0 && (
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'State', 'svc' ) }
					value={ state }
					options={ [
						{ value: '', label: __( 'Any other', 'svc' ) },
						...stateChoices().filter( ( { value } ) =>
							known.includes( value )
						),
					] }
					onChange={ setState }
				/>
			) }
			<TextControl
				__next40pxDefaultSize
				className="svc-field is-percent"
				label={ __( 'Rate', 'svc' ) }
				inputMode="decimal"
				value={ rate }
				onChange={ setRate }
			/>
			<div aria-live="polite">
				<Figures
					settings={ settings }
					loan={ {
						loan_type: type,
						rate: bareDecimal( rate ) || '-',
						...( known.includes( state ) && { state } ),
					} }
				/>
			</div>
		</Section>
	);
}

function Figures( {
	settings,
	loan,
}: {
	settings: CalculatorSettings | null;
	loan: object;
} ) {
	const answer =
		settings &&
		calculate(
			{ price: settings.defaults.price, ...loan },
			{
				settings,
				rates: [],
				month: siteDay().slice( 0, 7 ),
				texts: {},
			}
		).answer;
	if ( ! answer ) {
		return (
			<p className="svc-note">
				{ __( 'There is no preview while a value is wrong.', 'svc' ) }
			</p>
		);
	}
	const { monthly } = answer;
	const lines = [
		[ __( 'Principal and interest', 'svc' ), monthly.principal_interest ],
		[ __( 'Mortgage insurance', 'svc' ), monthly.mortgage_insurance ],
		[ __( 'Property tax', 'svc' ), monthly.tax ],
		[ __( 'Homeowners insurance', 'svc' ), monthly.insurance ],
		[ __( 'Monthly payment', 'svc' ), monthly.total ],
		[ __( 'Loan amount', 'svc' ), answer.loan_amount ],
		[ __( 'Upfront fee', 'svc' ), answer.upfront_fee ],
	] as const;
	return (
		<dl className="svc-figures">
			{ lines.map( ( [ label, amount ] ) => (
				<div key={ label }>
					<dt>{ label }</dt>
					<dd>{ dollarsText( amount ) }</dd>
				</div>
			) ) }
			<div>
				<dt>{ __( 'APR', 'svc' ) }</dt>
				<dd>{ answer.apr === null ? '–' : `${ answer.apr }%` }</dd>
			</div>
		</dl>
	);
}
