import { __ } from '@wordpress/i18n';
import { boot } from '../../../shared/boot';
import { Field } from '../../../shared/form/field';
import type { FormProps } from '../../../shared/form/form-props';
import { Section } from '../../../shared/form/section';
import { customRows } from '../../fields';

/** The fields that code on this site has added. */
export function CustomSection( props: FormProps ) {
	const rows = customRows( boot().customFields );
	return rows.length === 0 ? null : (
		<Section title={ __( 'More', 'svc' ) }>
			{ rows.map( ( { name } ) => (
				<Field { ...props } key={ name } name={ name } />
			) ) }
		</Section>
	);
}
