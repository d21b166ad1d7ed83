import { __, _n, sprintf } from '@wordpress/i18n';
import type { Cells } from '../../../shared/form/draft';
import { rateCells } from '../rows';

interface Props {
	rates: readonly Cells[];
	/** Lines that are no rate. */
	skipped: readonly string[];
	/** Whether nothing has been pasted yet. */
	isEmpty: boolean;
}

/** The rates that were found, and the lines that were left out. */
export const PastedRates = ( { rates, skipped, isEmpty }: Props ) => (
	<div role="status" className="svc-pasted">
		{ ! isEmpty && rates.length === 0 && (
			<p>
				{ __(
					'No rates were found. Each row needs a name and a rate.',
					'svc'
				) }
			</p>
		) }
		{ rates.length > 0 && (
			<div
				className="svc-pasted__scroll"
				role="region"
				aria-label={ __( 'Rates that were found', 'svc' ) }
				tabIndex={ 0 }
			>
				<table>
					<thead>
						<tr>
							{ rateCells().map( ( { name, label } ) => (
								<th key={ name } scope="col">
									{ label }
								</th>
							) ) }
						</tr>
					</thead>
					<tbody>
						{ rates.map( ( rate, index ) => (
							<tr key={ index }>
								{ rateCells().map( ( field ) => (
									<td key={ field.name }>
										{ shown( field, rate ) }
									</td>
								) ) }
							</tr>
						) ) }
					</tbody>
				</table>
			</div>
		) }
		{ rates.length > 0 && skipped.length > 0 && (
			<p className="svc-note">
				{ sprintf(
					/* translators: 1: number of lines, 2: the lines. */
					_n(
						'%1$d line was left out: %2$s',
						'%1$d lines were left out: %2$s',
						skipped.length,
						'svc'
					),
					skipped.length,
					skipped.join( ' · ' )
				) }
			</p>
		) }
	</div>
);

function shown(
	{
		name,
		unit,
		choices,
		otherChoice,
	}: ReturnType< typeof rateCells >[ number ],
	rate: Cells
): string {
	const value = rate[ name ] ?? '';
	if ( choices ) {
		return (
			choices.find( ( choice ) => choice.value === value )?.label ??
			otherChoice?.( value ) ??
			value
		);
	}
	return unit === '$' ? `$${ value }` : `${ value }${ unit ?? '' }`;
}
