import { SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { textOfValue } from '../../shared/form/form-props';
import { CellTable } from '../shared/cell-table';
import { useCells, type TableForm } from '../shared/use-cells';
import { stateCells } from './rows';
import { stateChoices } from './state-names';

/** States whose taxes and insurance differ from the start values. */
export function States( { form }: { form: TableForm } ) {
	const [ choices ] = useState( stateChoices );
	const [ fields ] = useState( stateCells );
	const cells = useCells( form, 'states' );
	const known = new Set( cells.all.map( ( { state } ) => state ) );
	const nameOf = ( code = '' ) =>
		choices.find( ( { value } ) => value === code )?.label ?? code;
	const add = ( state: string ) =>
		cells.replace(
			[
				...cells.all,
				{
					state,
					tax_rate: textOfValue( form.draft[ 'defaults.tax_rate' ] ),
					insurance_rate: textOfValue(
						form.draft[ 'defaults.insurance_rate' ]
					),
				},
			].sort( ( one, other ) =>
				nameOf( one.state ).localeCompare( nameOf( other.state ) )
			)
		);
	return (
		<fieldset className="svc-cells-field">
			<legend>{ __( 'Taxes and insurance by state', 'svc' ) }</legend>
			<p className="svc-note">
				{ __(
					'Where a visitor chooses one of these states, its rates are used instead of those above.',
					'svc'
				) }
			</p>
			{ cells.all.length > 0 && (
				<CellTable
					caption={ __( 'Taxes and insurance by state', 'svc' ) }
					fields={ fields }
					headingField="state"
					cells={ cells }
					rowName={ ( index ) => nameOf( cells.all[ index ]?.state ) }
				/>
			) }
			<SelectControl
				__next40pxDefaultSize
				className="svc-cells-field__add"
				label={ __( 'Add a state', 'svc' ) }
				value=""
				options={ [
					{ value: '', label: __( 'Select a state', 'svc' ) },
					...choices.filter( ( { value } ) => ! known.has( value ) ),
				] }
				onChange={ ( state ) => state !== '' && add( state ) }
			/>
		</fieldset>
	);
}
