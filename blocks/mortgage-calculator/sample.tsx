import { __ } from '@wordpress/i18n';
import type { Attributes } from './attributes';

const totals = (): Record< Attributes[ 'mode' ], [ string, string ] > => ( {
	payment: [ __( 'Estimated monthly payment', 'svc' ), '$2,492.62' ],
	affordability: [ __( 'Price you can afford', 'svc' ), '$326,859.00' ],
	refinance: [ __( 'Saved each month', 'svc' ), '$261.60' ],
	compare: [ __( 'Monthly payment', 'svc' ), '$2,022.62' ],
	tabs: [ __( 'Estimated monthly payment', 'svc' ), '$2,492.62' ],
} );

const rows = () => [
	[ __( 'Principal and interest', 'svc' ), '$2,022.62' ],
	[ __( 'Property tax', 'svc' ), '$303.33' ],
	[ __( 'Homeowners insurance', 'svc' ), '$166.67' ],
];

/** Figures of an example: previews send no requests. */
export const Sample = ( { mode }: Pick< Attributes, 'mode' > ) => {
	const [ label, total ] = totals()[ mode ];
	return (
		<div className="svc-mortgage">
			<div className="svc-mortgage__answer">
				<div className="svc-mortgage__result">
					<p className="svc-mortgage__total">
						<span>{ label }</span>
						<strong>{ total }</strong>
					</p>
					<dl className="svc-mortgage__rates">
						{ [ __( 'Rate', 'svc' ), __( 'APR', 'svc' ) ].map(
							( name ) => (
								<div key={ name }>
									<dt>{ name }</dt>
									<dd>6.500%</dd>
								</div>
							)
						) }
					</dl>
					<dl className="svc-mortgage__facts">
						{ rows().map( ( [ name, amount ] ) => (
							<div key={ name }>
								<dt>{ name }</dt>
								<dd>{ amount }</dd>
							</div>
						) ) }
					</dl>
				</div>
			</div>
		</div>
	);
};
