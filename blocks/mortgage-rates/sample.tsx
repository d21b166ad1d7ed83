import { __ } from '@wordpress/i18n';

const rates = () => [
	[ __( '30-year fixed', 'svc' ), '6.125%', '6.211%', '0.500%' ],
	[ __( '15-year fixed', 'svc' ), '5.375%', '5.476%', '0.250%' ],
	[ __( '30-year FHA', 'svc' ), '5.750%', '6.291%', '0.000%' ],
];

/** Invented rates: previews send no requests. */
export const Sample = () => (
	<div className="svc-mortgage">
		<div className="svc-mortgage__table">
			<table>
				<thead>
					<tr>
						{ [
							__( 'Loan', 'svc' ),
							__( 'Rate', 'svc' ),
							__( 'APR', 'svc' ),
							__( 'Points', 'svc' ),
						].map( ( name ) => (
							<th key={ name }>{ name }</th>
						) ) }
					</tr>
				</thead>
				<tbody>
					{ rates().map( ( [ loan, ...figures ] ) => (
						<tr key={ loan }>
							<th>{ loan }</th>
							{ figures.map( ( figure, index ) => (
								<td key={ index }>{ figure }</td>
							) ) }
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
	</div>
);
