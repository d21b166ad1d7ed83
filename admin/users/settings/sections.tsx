import { CheckboxControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Settings } from '../../../client/src/settings/settings-schemas.js';
import { publicFields, roles } from '../../../client/src/users/vocabulary.js';
import { Section } from '../../shared/form/section';
import { roleName } from '../../shared/people/names';
import type { SectionProps } from '../../shared/settings/part';
import { ComponentsSection } from './components-section';
import { CustomFieldList } from './custom-field-list';

type Props = SectionProps< Settings >;

export const PeopleSections = ( props: Props ) => (
	<>
		<PublicRoles { ...props } />
		<PublicFields { ...props } />
		<Photos { ...props } />
		<OwnerFields { ...props } />
		<CustomFieldList />
	</>
);

/** Below the settings of all components. */
export const LastPeopleSections = ( props: Props ) => (
	<>
		<ComponentsSection { ...props } />
		<Uninstall { ...props } />
	</>
);

interface ChoicesProps< Word extends string > {
	legend: string;
	all: readonly Word[];
	labelOf: ( word: Word ) => string;
	chosen: readonly Word[];
	onChange: ( chosen: Word[] ) => void;
}

/** A checkbox for each possible word; those chosen keep the order of all. */
const Choices = < Word extends string >( {
	legend,
	all,
	labelOf,
	chosen,
	onChange,
}: ChoicesProps< Word > ) => (
	<fieldset className="svc-choices">
		<legend>{ legend }</legend>
		{ all.map( ( word ) => (
			<CheckboxControl
				key={ word }
				label={ labelOf( word ) }
				checked={ chosen.includes( word ) }
				onChange={ ( isChosen ) =>
					onChange(
						all.filter( ( one ) =>
							one === word ? isChosen : chosen.includes( one )
						)
					)
				}
			/>
		) ) }
	</fieldset>
);

const PublicRoles = ( { value, onChange }: Props ) => (
	<Section title={ __( 'Public profiles', 'svc' ) }>
		<p>
			{ __(
				'Signed-out visitors can see people with these roles, on pages that show people and through the REST API. Department, manager and all other intranet details are never public.',
				'svc'
			) }
		</p>
		<Choices
			legend={ __( 'Public roles', 'svc' ) }
			all={ roles }
			labelOf={ roleName }
			chosen={ value.public_roles }
			onChange={ ( public_roles ) =>
				onChange( { ...value, public_roles } )
			}
		/>
	</Section>
);

const publicFieldName = ( field: ( typeof publicFields )[ number ] ): string =>
	( {
		email: __( 'E-mail', 'svc' ),
		phone: __( 'Phone', 'svc' ),
		company: __( 'Company', 'svc' ),
		bio: __( 'Biography', 'svc' ),
		social: __( 'Social links', 'svc' ),
	} )[ field ];

const PublicFields = ( { value, onChange }: Props ) => (
	<Section title={ __( 'What visitors see', 'svc' ) }>
		<p>
			{ __(
				'Visitors always see the name, photo, role, job title and NMLS number of a public person. They cannot see or search for fields that are not selected.',
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

const Photos = ( { value, onChange }: Props ) => (
	<Section title={ __( 'People without a photo', 'svc' ) }>
		<ToggleControl
			label={ __( 'Use Gravatar', 'svc' ) }
			help={
				value.use_gravatar
					? __(
							'Images come from Gravatar, an outside service. It receives a hash of each person’s e-mail address, and the IP address of each visitor of the page.',
							'svc'
						)
					: __(
							'Shows initials drawn by this site. Nothing is sent to an outside service.',
							'svc'
						)
			}
			checked={ value.use_gravatar }
			onChange={ ( use_gravatar ) =>
				onChange( { ...value, use_gravatar } )
			}
		/>
	</Section>
);

const ownerFields = [ 'email', 'job_title' ] as const;

const OwnerFields = ( { value, onChange }: Props ) => (
	<Section title={ __( 'Editing your own profile', 'svc' ) }>
		<p>
			{ __(
				'People can always edit their own phone, photo, biography, social links, office, extension, skills and introduction for colleagues.',
				'svc'
			) }
		</p>
		<Choices
			legend={ __( 'People can also edit', 'svc' ) }
			all={ ownerFields }
			labelOf={ ( field ) =>
				field === 'email'
					? __( 'E-mail', 'svc' )
					: __( 'Job title', 'svc' )
			}
			chosen={ value.owner_fields }
			onChange={ ( owner_fields ) =>
				onChange( { ...value, owner_fields } )
			}
		/>
	</Section>
);

const Uninstall = ( { value, onChange }: Props ) => (
	<Section title={ __( 'When the plugin is deleted', 'svc' ) }>
		<ToggleControl
			label={ __( 'Delete all profiles, bookmarks and settings', 'svc' ) }
			help={
				value.delete_data_on_uninstall
					? __(
							'Deleting the plugin permanently deletes its data on every site of the network. Accounts and posts are kept.',
							'svc'
						)
					: __(
							'The data is kept in the database and is available again when the plugin is reinstalled.',
							'svc'
						)
			}
			checked={ value.delete_data_on_uninstall }
			onChange={ ( delete_data_on_uninstall ) =>
				onChange( { ...value, delete_data_on_uninstall } )
			}
		/>
	</Section>
);
