import { __, sprintf } from '@wordpress/i18n';
import type { Described } from './conflict-dialog';
import type { FieldRows } from './field-row';
import { ShownValue } from './shown-value';

/** How the conflict dialog names and shows these fields; a field of a group has the name of the group before its own. */
export const describedBy = ( rows: FieldRows ): Described => ( {
	labelOf( name ) {
		const { label = name, group } = rows.get( name ) ?? {};
		return group
			? sprintf(
					/* translators: 1: name of a group of fields, 2: name of a field. */
					__( '%1$s: %2$s', 'svc' ),
					group,
					label
				)
			: label;
	},
	Shown: ( { name, value } ) => (
		<ShownValue row={ rows.get( name ) } value={ value } />
	),
} );
