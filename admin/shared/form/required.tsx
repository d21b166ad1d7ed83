import { VisuallyHidden } from '@wordpress/components';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FieldRow } from './field-row';

/** Says what the asterisks mean; the style sheet hides it in forms without one. */
export const RequiredNote = () => (
	<p className="svc-required-note">
		{ createInterpolateElement(
			/* translators: <mark/>: an asterisk. */
			__( 'Required fields are marked <mark/>', 'svc' ),
			{ mark: <span className="svc-required">*</span> }
		) }
	</p>
);

/** The label of a field, marked where it is required. Screen readers hear the attribute of the control instead. */
export const labelOf = ( { label, required, unit }: FieldRow ) =>
	required || unit ? (
		<>
			{ label }
			{ unit && <VisuallyHidden>{ ` (${ unit })` }</VisuallyHidden> }
			{ required && (
				<span className="svc-required" aria-hidden="true">
					{ ' *' }
				</span>
			) }
		</>
	) : (
		label
	);
