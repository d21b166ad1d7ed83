import { __, sprintf } from '@wordpress/i18n';
import type { Basis } from '../../../client/src/mortgage-calculator/engine/index';
import { dayText } from '../../shared/day';
import { bareDecimal } from '../../shared/form/decimal';
import type { Draft } from '../../shared/form/draft';
import { textOfValue } from '../../shared/form/form-props';
import { Section } from '../../shared/form/section';
import { dollarsText } from '../shared/money';
import { figuresOf, ratesIn } from './draft';

interface Props {
	draft: Draft;
	basis: Basis;
}

/** The rates as the Mortgage rates block will show them. */
export function Preview( { draft, basis }: Props ) {
	const asOf = textOfValue( draft.as_of );
	const shown = ratesIn( draft ).flatMap( ( rate ) => {
		const figures = figuresOf( rate, draft, basis );
		return figures ? [ { rate, figures } ] : [];
	} );
	if ( shown.length === 0 || asOf === '' ) {
		return null;
	}
	const price = bareDecimal( textOfValue( draft[ 'assumptions.price' ] ) );
	return (
		<Section title={ __( 'What visitors will see', 'svc' ) }>
			<div className="svc-rates-preview">
				<table>
					<caption>
						{ sprintf(
							/* translators: %s: a date. */
							__( 'Rates as of %s', 'svc' ),
							dayText( asOf )
						) }
					</caption>
					<thead>
						<tr>
							<th scope="col">{ __( 'Loan', 'svc' ) }</th>
							<th scope="col">{ __( 'Rate', 'svc' ) }</th>
							<th scope="col">{ __( 'APR', 'svc' ) }</th>
							<th scope="col">{ __( 'Points', 'svc' ) }</th>
						</tr>
					</thead>
					<tbody>
						{ shown.map( ( { rate, figures }, index ) => (
							<tr key={ index }>
								<th scope="row">{ rate.label }</th>
								<td>{ percentText( rate.rate ) }</td>
								<td>{ percentText( figures.apr ?? '' ) }</td>
								<td>{ percentText( rate.points ) }</td>
							</tr>
						) ) }
					</tbody>
				</table>
				<p>{ textOfValue( draft.note ) }</p>
				<p>
					{ sprintf(
						/* translators: 1: an amount, 2: a percentage. */
						__( 'For a home of %1$s with %2$s down.', 'svc' ),
						dollarsText( price, price.includes( '.' ) ? 2 : 0 ),
						percentText(
							textOfValue( draft[ 'assumptions.down_percent' ] )
						)
					) }
				</p>
				<p className="svc-note">{ basis.settings.disclosure }</p>
			</div>
		</Section>
	);
}

const percentText = ( percent = '' ): string =>
	percent === ''
		? '–'
		: `${ Number( bareDecimal( percent ) ).toFixed( 3 ) }%`;
