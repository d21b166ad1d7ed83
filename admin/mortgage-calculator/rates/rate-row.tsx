import { DropdownMenu } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import type { Basis } from '../../../client/src/mortgage-calculator/engine/index';
import type { Cells, Draft } from '../../shared/form/draft';
import type { FieldRow } from '../../shared/form/field-row';
import { Cell } from '../shared/cell';
import { dollarsText } from '../shared/money';
import type { CellsForm } from '../shared/use-cells';
import { emptyArm, figuresOf, isAdjustable, withoutArm } from './draft';
import { armCells, rateCells } from './rows';

interface Props {
	index: number;
	cells: CellsForm;
	draft: Draft;
	basis: Basis;
	onChange: () => void;
	onReplace: ( rates: readonly Cells[] ) => void;
	onRemove: () => void;
	onPaste: (
		event: React.ClipboardEvent,
		index: number,
		name: string
	) => void;
}

/** A rate with its APR, and below it the terms of an adjustable one. */
export function RateRow( {
	index,
	cells,
	draft,
	basis,
	onChange,
	onReplace,
	onRemove,
	onPaste,
}: Props ) {
	const rate = cells.all[ index ] ?? {};
	const figures = figuresOf( rate, draft, basis );
	const rowName =
		rate.label?.trim() ||
		/* translators: %d: number of a row. */
		sprintf( __( 'rate %d', 'svc' ), index + 1 );
	const cell = ( field: FieldRow, isLabelled = false ) => (
		<Cell
			field={ field }
			name={ cells.nameOf( index, field.name ) }
			rowName={ rowName }
			value={ rate[ field.name ] ?? '' }
			error={ cells.errorOf( index, field.name ) }
			isLabelled={ isLabelled }
			onChange={ ( value ) => {
				cells.change( index, { [ field.name ]: value } );
				onChange();
			} }
			onBlur={ () => cells.check( index, field.name ) }
			{ ...( ! isLabelled && {
				onPaste: ( event ) => onPaste( event, index, field.name ),
			} ) }
		/>
	);
	return (
		<tbody className="svc-rate">
			<tr>
				{ rateCells().map( ( field ) => (
					<td
						key={ field.name }
						data-column={ field.name }
						data-label={ field.label }
					>
						{ cell( field ) }
					</td>
				) ) }
				<td data-column="apr" data-label={ __( 'APR', 'svc' ) }>
					<output aria-live="off">
						{ figures?.apr ? `${ figures.apr }%` : '–' }
					</output>
				</td>
				<td
					data-column="payment"
					data-label={ __( 'Monthly payment', 'svc' ) }
				>
					<output aria-live="off">
						{ figures ? dollarsText( figures.payment ) : '–' }
					</output>
				</td>
				<td data-column="actions">
					<DropdownMenu
						icon={ moreVertical }
						label={ sprintf(
							/* translators: %s: name of a rate. */
							__( 'Actions for %s', 'svc' ),
							rowName
						) }
						toggleProps={ { size: 'compact' } }
						controls={ [
							...actionsOf( cells.all, index, onReplace ),
							{
								title: __( 'Remove', 'svc' ),
								onClick: onRemove,
							},
						] }
					/>
				</td>
			</tr>
			{ isAdjustable( rate ) && (
				<tr>
					<td colSpan={ 9 }>
						<fieldset className="svc-rate__arm">
							<legend>
								{ sprintf(
									/* translators: %s: name of a rate. */
									__( 'Adjustable rate: %s', 'svc' ),
									rowName
								) }
							</legend>
							{ armCells().map( ( field ) => (
								<div key={ field.name }>
									{ cell( field, true ) }
								</div>
							) ) }
						</fieldset>
					</td>
				</tr>
			) }
		</tbody>
	);
}

/** What changes or moves a whole rate. */
function actionsOf(
	all: readonly Cells[],
	index: number,
	onReplace: ( rates: readonly Cells[] ) => void
) {
	const rate = all[ index ] ?? {};
	const others = all.filter( ( _row, at ) => at !== index );
	const moveTo = ( at: number ) => () =>
		onReplace( [ ...others.slice( 0, at ), rate, ...others.slice( at ) ] );
	return [
		{
			title: isAdjustable( rate )
				? __( 'Make it a fixed rate', 'svc' )
				: __( 'Make it an adjustable rate', 'svc' ),
			onClick: () =>
				onReplace(
					all.map( ( row, at ) => {
						if ( at !== index ) {
							return row;
						}
						return isAdjustable( row )
							? withoutArm( row )
							: { ...row, ...emptyArm };
					} )
				),
		},
		...( index > 0
			? [
					{
						title: __( 'Move up', 'svc' ),
						onClick: moveTo( index - 1 ),
					},
				]
			: [] ),
		...( index < others.length
			? [
					{
						title: __( 'Move down', 'svc' ),
						onClick: moveTo( index + 1 ),
					},
				]
			: [] ),
	];
}
