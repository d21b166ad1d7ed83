import { CheckboxControl, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { offered } from '../../shared/form/field-row';
import { Section } from '../../shared/form/section';
import type { UnknownRole } from './cells/roles';
import type { Mapping } from './mapping';
import type { Reading } from './reading';
import { rowsText } from './texts';

interface Props {
	mapping: Mapping;
	reading: Reading;
	onChange: ( mapping: Mapping ) => void;
}

/** A role for each text of the role column that is none. */
export const RoleSection = ( {
	unknown,
	...choices
}: Props & { unknown: ReadonlyMap< string, UnknownRole > } ) => (
	<Section title={ __( 'Roles', 'svc' ) }>
		<p>
			{ __(
				'These texts of the file are not roles of this site. Choose a role for each.',
				'svc'
			) }
		</p>
		<Choices texts={ unknown } { ...choices } />
	</Section>
);

/** Roles by job titles, for files without roles. */
export const TitleSection = ( {
	titles,
	...choices
}: Props & { titles: ReadonlyMap< string, UnknownRole > } ) => (
	<Section title={ __( 'Roles', 'svc' ) }>
		<CheckboxControl
			label={ __( 'Set roles by job title', 'svc' ) }
			help={ __(
				'This file has no roles. Existing people get the role of their title, too.',
				'svc'
			) }
			checked={ choices.mapping.rolesByTitle }
			onChange={ ( rolesByTitle ) =>
				choices.onChange( { ...choices.mapping, rolesByTitle } )
			}
		/>
		{ choices.mapping.rolesByTitle && (
			<Choices texts={ titles } { ...choices } />
		) }
	</Section>
);

const Choices = ( {
	texts,
	mapping,
	reading: { roles },
	onChange,
}: Props & { texts: ReadonlyMap< string, UnknownRole > } ) => (
	<>
		{ [ ...texts ].map( ( [ key, { text, rows } ] ) => (
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
					onChange( {
						...mapping,
						roles: { ...mapping.roles, [ key ]: role },
					} )
				}
			/>
		) ) }
	</>
);
