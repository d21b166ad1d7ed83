import { __ } from '@wordpress/i18n';
import type { Attributes } from './attributes';

const fields = () => [
	{ name: __( 'First name', 'svc' ), className: 'is-name' },
	{ name: __( 'Last name', 'svc' ), className: 'is-name' },
	{ name: __( 'E-mail', 'svc' ), className: 'is-short' },
	{ name: __( 'Phone', 'svc' ), className: 'is-short' },
];

/** An invented form: previews send no requests. */
export const Sample = ( { layout }: Pick< Attributes, 'layout' > ) => (
	<div className={ `svc-lead is-${ layout }` }>
		<div className="svc-lead-form">
			<div className="svc-lead-form__fields">
				{ fields().map( ( { name, className } ) => (
					<label
						key={ name }
						className={ `svc-lead-form__field ${ className }` }
					>
						<span>{ name }</span>
						<input type="text" readOnly />
					</label>
				) ) }
			</div>
			<div className="svc-lead-form__send">
				<button type="button" className="wp-element-button">
					{ __( 'Send', 'svc' ) }
				</button>
			</div>
		</div>
	</div>
);
