import { Button } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Basis } from '../../../client/src/mortgage-calculator/engine/index';
import type { Cells } from '../../shared/form/draft';
import { Section } from '../../shared/form/section';
import { useCells, type TableForm } from '../shared/use-cells';
import { emptyRate } from './draft';
import { PasteDialog } from './paste/paste-dialog';
import { filled, merged, readRates } from './paste/read';
import { RateRow } from './rate-row';
import { rateCells } from './rows';

/** The most rates that a table may have. */
const most = 24;

interface Props {
	form: TableForm;
	basis: Basis;
	/** The rates have been changed. */
	onChange: () => void;
}

/** One row a rate. Rows of a spreadsheet can be pasted into any cell. */
export function RatesTable( { form, basis, onChange }: Props ) {
	const [ pasted, setPasted ] = useState< string | null >( null );
	const table = useRef< HTMLTableElement >( null );
	const addButton = useRef< HTMLButtonElement >( null );
	const cells = useCells( form, 'rates' );
	const replace = ( rates: readonly Cells[] ) => {
		cells.replace( rates );
		onChange();
	};
	const paste = (
		event: React.ClipboardEvent,
		index: number,
		name: string
	) => {
		const text = event.clipboardData.getData( 'text/plain' );
		if ( readRates( text ).rates.length > 0 ) {
			event.preventDefault();
			setPasted( text );
		} else if ( /[\t\n]/.test( text.trim() ) ) {
			event.preventDefault();
			replace( filled( cells.all, index, name, text, emptyRate ) );
		}
	};
	const add = () => {
		replace( [ ...cells.all, emptyRate ] );
		// The row is there after the next paint.
		window.setTimeout( () =>
			table.current
				?.querySelector< HTMLInputElement >(
					'tbody:last-of-type input'
				)
				?.focus()
		);
	};
	const remove = ( index: number ) => {
		replace( cells.all.filter( ( _row, at ) => at !== index ) );
		if ( index === cells.all.length - 1 ) {
			// No row has taken the place of the one whose menu had the focus.
			window.setTimeout( () => addButton.current?.focus() );
		}
	};
	return (
		<Section title={ __( 'Rates', 'svc' ) }>
			<div className="svc-rates__tools">
				<p>
					{ __(
						'Type the rates, or paste them from a spreadsheet. The APR is computed as you type.',
						'svc'
					) }
				</p>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => setPasted( '' ) }
				>
					{ __( 'Paste from a spreadsheet', 'svc' ) }
				</Button>
			</div>
			{ form.errors.rates && (
				<p className="svc-error" role="alert">
					{ form.errors.rates }
				</p>
			) }
			{ cells.all.length === 0 ? (
				<p className="svc-note">
					{ __(
						'There are no rates yet. Without rates, calculators ask for a rate, and the Mortgage rates block shows nothing.',
						'svc'
					) }
				</p>
			) : (
				<table ref={ table } className="svc-rates">
					<Head />
					{ cells.all.map( ( _row, index ) => (
						<RateRow
							key={ index }
							index={ index }
							cells={ cells }
							draft={ form.draft }
							basis={ basis }
							onChange={ onChange }
							onReplace={ replace }
							onRemove={ () => remove( index ) }
							onPaste={ paste }
						/>
					) ) }
				</table>
			) }
			<div>
				<Button
					ref={ addButton }
					__next40pxDefaultSize
					variant="secondary"
					disabled={ cells.all.length >= most }
					accessibleWhenDisabled
					onClick={ add }
				>
					{ __( 'Add a rate', 'svc' ) }
				</Button>
			</div>
			{ pasted !== null && (
				<PasteDialog
					start={ pasted }
					hasRates={ cells.all.length > 0 }
					most={ most }
					onPasted={ ( rates, isReplacing ) => {
						replace( merged( cells.all, rates, isReplacing ) );
						setPasted( null );
					} }
					onClose={ () => setPasted( null ) }
				/>
			) }
		</Section>
	);
}

const Head = () => (
	<thead>
		<tr>
			{ rateCells().map( ( { name, label } ) => (
				<th key={ name } scope="col" data-column={ name }>
					{ label }
				</th>
			) ) }
			<th scope="col" data-column="apr">
				{ __( 'APR', 'svc' ) }
			</th>
			<th scope="col" data-column="payment">
				{ __( 'Monthly payment', 'svc' ) }
			</th>
			<th scope="col" data-column="actions">
				<span className="screen-reader-text">
					{ __( 'Row actions', 'svc' ) }
				</span>
			</th>
		</tr>
	</thead>
);
