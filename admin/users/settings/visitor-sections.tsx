import { __ } from '@wordpress/i18n';
import type { Settings } from '../../../client/src/settings/settings-schemas.js';
import { publicFields } from '../../../client/src/users/vocabulary.js';
import { Section } from '../../shared/form/section';
import { roleChoices } from '../../shared/people/roles';
import type { SectionProps } from '../../shared/settings/part';
import { Choices } from './choices';
import { shownLabel } from './role-texts';

type Props = SectionProps< Settings >;

/** Who is public, and what visitors see of these people. */
export const VisitorSections = ( props: Props ) => (
	<>
		<PublicRoles { ...props } />
		<PublicFields { ...props } />
	</>
);

const PublicRoles = ( { value, onChange }: Props ) => {
	const labels = new Map(
		roleChoices().map( ( role ) => [
			role.value,
			shownLabel( value, role ),
		] )
	);
	return (
		<Section title={ __( 'Public people', 'svc' ) }>
			<p>
				{ __(
					'Visitors see the people with these roles on pages that show people, and programs read them through the REST API. If no role is selected, only signed-in colleagues see people.',
					'svc'
				) }
			</p>
			<Choices
				legend={ __( 'Public roles', 'svc' ) }
				all={ [ ...labels.keys() ] }
				labelOf={ ( role ) => labels.get( role ) ?? role }
				chosen={ value.public_roles }
				onChange={ ( public_roles ) =>
					onChange( { ...value, public_roles } )
				}
			/>
		</Section>
	);
};

const publicFieldName = ( field: ( typeof publicFields )[ number ] ): string =>
	( {
		email: __( 'E-mail', 'svc' ),
		phone: __( 'Phone', 'svc' ),
		company: __( 'Company', 'svc' ),
		bio: __( 'Biography', 'svc' ),
		social: __( 'Social links', 'svc' ),
	} )[ field ];

const PublicFields = ( { value, onChange }: Props ) => (
	<Section title={ __( 'Details of public people', 'svc' ) }>
		<p>
			{ __(
				'Visitors always see the name, photo, role, job title and NMLS number of a public person. Details that are not selected are hidden from visitors, also when they search.',
				'svc'
			) }
		</p>
		<Choices
			legend={ __( 'Visitors also see', 'svc' ) }
			all={ publicFields }
			labelOf={ publicFieldName }
			chosen={ value.public_fields }
			onChange={ ( public_fields ) =>
				onChange( { ...value, public_fields } )
			}
		/>
	</Section>
);
