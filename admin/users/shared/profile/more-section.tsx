import { __ } from '@wordpress/i18n';
import { Field } from '../../../shared/form/field';
import type { FormProps } from '../../../shared/form/form-props';
import { Section } from '../../../shared/form/section';

interface Props extends FormProps {
	/** Names of the fields that other sections of the screen have. */
	placed: readonly string[];
}

/** All other fields that the user may change: those that code on this site has added, and new ones of the field table. */
export function MoreSection( { placed, ...form }: Props ) {
	const isPartner = form.draft.role === 'realtor_partner';
	const rows = [ ...form.rows.values() ].filter(
		( { name, group } ) =>
			! placed.includes( name ) &&
			form.may( name ) &&
			! ( isPartner && group === 'intranet' )
	);
	return rows.length === 0 ? null : (
		<Section title={ __( 'More', 'svc' ) }>
			{ rows.map( ( { name } ) => (
				<Field { ...form } key={ name } name={ name } />
			) ) }
		</Section>
	);
}
