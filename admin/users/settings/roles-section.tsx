import { CheckboxControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Settings } from '../../../client/src/settings/settings-schemas.js';
import type { Role } from '../../../client/src/users/vocabulary.js';
import type { RoleChoice } from '../../shared/boot';
import { fieldClass, fieldMark } from '../../shared/form/form-props';
import { Section } from '../../shared/form/section';
import { roleChoices } from '../../shared/people/roles';
import type { SectionProps } from '../../shared/settings/part';
import { shownLabel } from './role-texts';

type Props = SectionProps< Settings >;

/** The site's own labels of roles, and which roles forms offer. */
export const RolesSection = ( props: Props ) => (
	<Section title={ __( 'Roles', 'svc' ) }>
		<p>
			{ __(
				'Use the words of your company, such as “Agent” instead of “Loan Officer”. An empty label is the default one. Spreadsheets that you export and the REST API keep the technical names.',
				'svc'
			) }
		</p>
		<p>
			{ __(
				'Forms do not have to offer roles that your company does not use. People who already have such a role keep it.',
				'svc'
			) }
		</p>
		<ul className="svc-roles">
			{ roleChoices().map( ( role ) => (
				<li key={ role.value }>
					<RoleLabel { ...props } role={ role } />
					<RoleOffer { ...props } role={ role } />
				</li>
			) ) }
		</ul>
	</Section>
);

interface RowProps extends Props {
	role: RoleChoice;
}

function RoleLabel( { role, value, onChange, errors }: RowProps ) {
	const name = `role_labels.${ role.value }`;
	const error = errors[ name ];
	return (
		<TextControl
			__next40pxDefaultSize
			{ ...fieldMark( name ) }
			className={ fieldClass( error ) }
			label={ sprintf(
				/* translators: %s: default label of a role. */
				__( 'Label for “%s”', 'svc' ),
				role.defaultLabel
			) }
			help={
				error ??
				sprintf(
					/* translators: %s: technical name of a role, such as loan_officer. */
					__( 'Technical name: %s', 'svc' ),
					role.value
				)
			}
			aria-invalid={ error !== undefined }
			placeholder={ role.defaultLabel }
			maxLength={ 60 }
			dir="auto"
			autoComplete="off"
			value={ value.role_labels[ role.value ] }
			onChange={ ( label ) =>
				onChange( {
					...value,
					role_labels: {
						...value.role_labels,
						[ role.value ]: label,
					},
				} )
			}
		/>
	);
}

const withHidden = (
	{ hidden_roles: hidden }: Settings,
	role: Role,
	isOffered: boolean
): Role[] =>
	roleChoices()
		.map( ( { value } ) => value )
		.filter( ( one ) =>
			one === role ? ! isOffered : hidden.includes( one )
		);

function RoleOffer( { role, value, onChange }: RowProps ) {
	const isOffered = ! value.hidden_roles.includes( role.value );
	const isLast =
		isOffered && value.hidden_roles.length === roleChoices().length - 1;
	return (
		<CheckboxControl
			label={ sprintf(
				/* translators: %s: label of a role. */
				__( 'Offer “%s” in forms', 'svc' ),
				shownLabel( value, role )
			) }
			{ ...( isLast && {
				disabled: true,
				help: __( 'Forms need at least one role.', 'svc' ),
			} ) }
			checked={ isOffered }
			onChange={ ( next ) =>
				onChange( {
					...value,
					hidden_roles: withHidden( value, role.value, next ),
				} )
			}
		/>
	);
}
