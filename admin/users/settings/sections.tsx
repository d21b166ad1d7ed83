import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Settings } from '../../../client/src/settings/settings-schemas.js';
import { Section } from '../../shared/form/section';
import { SettingsGroup } from '../../shared/settings/group';
import type { SectionProps } from '../../shared/settings/part';
import { Choices } from './choices';
import { ComponentsSection } from './components-section';
import { CustomFieldList } from './custom-field-list';
import { HistorySection } from './history-section';
import { PersonPages } from './person-pages';
import { RolesSection } from './roles-section';
import { VisitorSections } from './visitor-sections';

type Props = SectionProps< Settings >;

export const PeopleSections = ( props: Props ) => (
	<>
		<SettingsGroup
			title={ __( 'Visitors', 'svc' ) }
			help={ __(
				'Visitors are people who are not signed in. They never see the department, manager or other intranet details of a person.',
				'svc'
			) }
		>
			<VisitorSections { ...props } />
			<PersonPages { ...props } />
		</SettingsGroup>
		<SettingsGroup
			title={ __( 'People', 'svc' ) }
			help={ __(
				'How people are described, and what they can change themselves.',
				'svc'
			) }
		>
			<RolesSection { ...props } />
			<OwnerFields { ...props } />
			<HistorySection { ...props } />
			<Photos { ...props } />
			<CustomFieldList />
		</SettingsGroup>
	</>
);

/** Below the settings of all components. */
export const LastPeopleSections = ( props: Props ) => (
	<SettingsGroup
		title={ __( 'Components and data', 'svc' ) }
		help={ __(
			'Which components of the plugin this site uses, and what happens to the data.',
			'svc'
		) }
	>
		<ComponentsSection { ...props } />
		<Uninstall { ...props } />
	</SettingsGroup>
);

const Photos = ( { value, onChange }: Props ) => (
	<Section title={ __( 'People without a photo', 'svc' ) }>
		<ToggleControl
			label={ __( 'Use Gravatar', 'svc' ) }
			help={
				value.use_gravatar
					? __(
							'The images come from Gravatar, an outside service. It receives an encoded form of each person’s e-mail address, and the IP address of everyone who opens the page.',
							'svc'
						)
					: __(
							'People without a photo are shown with their initials. Nothing is sent to an outside service.',
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
	<Section title={ __( 'Own profile', 'svc' ) }>
		<p>
			{ __(
				'People can always change their own phone, photo, biography, social links, office, extension, skills and introduction for colleagues, under My profile.',
				'svc'
			) }
		</p>
		<Choices
			legend={ __( 'People can also change', 'svc' ) }
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
