import { __ } from '@wordpress/i18n';
import type { Attributes } from './attributes';

const lines = () => ( {
	title: __( 'Senior Loan Officer', 'svc' ),
	role: __( 'Loan Officer', 'svc' ),
	company: 'Example Home Loans',
	nmls: 'NMLS #123456',
	email: 'ana@example.com',
	phone: '+1 555 0100',
} );

/** An invented person: previews send no requests. */
export const Sample = ( {
	layout,
	fields,
	showName,
}: Pick< Attributes, 'layout' | 'fields' | 'showName' > ) => (
	<div className={ `svc-person is-${ layout }` }>
		{ fields.includes( 'photo' ) && (
			<span className="svc-face" aria-hidden="true">
				AR
			</span>
		) }
		<div className="svc-person__body">
			{ showName && <h2 className="svc-person__name">Ana Ruiz</h2> }
			{ Object.entries( lines() )
				.filter( ( [ field ] ) => fields.includes( field ) )
				.map( ( [ field, text ] ) => (
					<p
						className={ `svc-person__line is-${ field }` }
						key={ field }
					>
						{ text }
					</p>
				) ) }
		</div>
	</div>
);
