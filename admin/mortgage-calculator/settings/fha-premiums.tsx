import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { CellTable } from '../shared/cell-table';
import { useCells, type TableForm } from '../shared/use-cells';
import { fhaCells } from './rows';

/** The most rows that the server takes. */
const most = 40;

/** The annual premiums of FHA loans; the first row that fits a loan holds. */
export function FhaPremiums( { form }: { form: TableForm } ) {
	const [ fields ] = useState( fhaCells );
	const cells = useCells( form, 'fees.fha.rows' );
	return (
		<fieldset className="svc-cells-field">
			<legend>{ __( 'Annual premiums', 'svc' ) }</legend>
			<p className="svc-note">
				{ __(
					'The first row that fits a loan holds. Without months, the premium is due for the whole term.',
					'svc'
				) }
			</p>
			{ cells.all.length > 0 && (
				<CellTable
					caption={ __( 'Annual premiums', 'svc' ) }
					fields={ fields }
					cells={ cells }
					rowName={ ( index ) =>
						sprintf(
							/* translators: %d: number of a row. */
							__( 'row %d', 'svc' ),
							index + 1
						)
					}
				/>
			) }
			<div>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					disabled={ cells.all.length >= most }
					accessibleWhenDisabled
					onClick={ () =>
						cells.replace( [
							...cells.all,
							{
								over_180: 'yes',
								large: 'no',
								max_ltv: '100',
								rate: '',
								months: '',
							},
						] )
					}
				>
					{ __( 'Add a row', 'svc' ) }
				</Button>
			</div>
		</fieldset>
	);
}
