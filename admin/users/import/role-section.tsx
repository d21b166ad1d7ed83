import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { offered } from '../../shared/form/field-row';
import { Section } from '../../shared/form/section';
import type { UnknownRole } from './cells/roles';
import type { Mapping } from './mapping';
import type { Reading } from './reading';
import { rowsText } from './texts';

interface Props {
	mapping: Mapping;
	unknown: ReadonlyMap< string, UnknownRole >;
	reading: Reading;
	onChange: ( roles: Mapping[ 'roles' ] ) => void;
}

/** A role for each text of the role column that is none. */
export const RoleSection = ( {
	mapping,
	unknown,
	reading: { roles },
	onChange,
}: Props ) => (
	<Section title={ __( 'Roles', 'svc' ) }>
		<p>
			{ __(
				'These texts of the file are not roles of this site. Choose a role for each.',
				'svc'
			) }
		</p>
		{ [ ...unknown ].map( ( [ key, { text, rows } ] ) => (
			<SelectControl
				key={ key }
				__next40pxDefaultSize
				label={ sprintf(
					/* translators: 1: text of a cell, 2: how many rows, such as "12 rows". */
					__( '%1$s (%2$s)', 'svc' ),
					text,
					rowsText( rows )
				) }
				value={ mapping.roles[ key ] ?? '' }
				options={ [
					{
						value: '',
						label: __( 'No role in the file', 'svc' ),
					},
					...offered( roles, mapping.roles[ key ] ?? '' ),
				] }
				onChange={ ( role ) =>
					onChange( { ...mapping.roles, [ key ]: role } )
				}
			/>
		) ) }
	</Section>
);
