import { CheckboxControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Settings } from '../../../client/src/users/settings-schemas.js';
import { roles } from '../../../client/src/users/vocabulary.js';
import { Section } from '../../shared/form/section';
import { roleName } from '../../shared/people/names';

interface Props {
	settings: Settings;
	onChange: ( settings: Settings ) => void;
}

/** A list with or without one of its possible members, in their order. */
const toggled = < Word extends string >(
	all: readonly Word[],
	chosen: readonly Word[],
	word: Word,
	isChosen: boolean
): Word[] =>
	all.filter( ( one ) =>
		one === word ? isChosen : chosen.includes( one )
	);

export const PublicRoles = ( { settings, onChange }: Props ) => (
	<Section title={ __( 'Shown to everybody', 'svc' ) }>
		<p>
			{ __(
				'People of these roles are shown to visitors without a login, on pages with people and by the API: name, photo, e-mail, phone, job title, biography and links. Department, manager and everything else of the intranet never is.',
				'svc'
			) }
		</p>
		<fieldset className="svc-choices">
			<legend>{ __( 'Public roles', 'svc' ) }</legend>
			{ roles.map( ( role ) => (
				<CheckboxControl
					key={ role }
					label={ roleName( role ) }
					checked={ settings.public_roles.includes( role ) }
					onChange={ ( isChosen ) =>
						onChange( {
							...settings,
							public_roles: toggled(
								roles,
								settings.public_roles,
								role,
								isChosen
							),
						} )
					}
				/>
			) ) }
		</fieldset>
	</Section>
);

const ownerFields = [ 'email', 'job_title' ] as const;

export const OwnerFields = ( { settings, onChange }: Props ) => (
	<Section title={ __( 'What people change themselves', 'svc' ) }>
		<p>
			{ __(
				'Everybody with a profile may change their phone, photo, biography, social links, office, extension, skills and what they say about themselves to colleagues. These as well, where you allow it:',
				'svc'
			) }
		</p>
		<fieldset className="svc-choices">
			<legend>{ __( 'Also theirs to change', 'svc' ) }</legend>
			{ ownerFields.map( ( field ) => (
				<CheckboxControl
					key={ field }
					label={
						field === 'email'
							? __( 'E-mail', 'svc' )
							: __( 'Job title', 'svc' )
					}
					checked={ settings.owner_fields.includes( field ) }
					onChange={ ( isChosen ) =>
						onChange( {
							...settings,
							owner_fields: toggled(
								ownerFields,
								settings.owner_fields,
								field,
								isChosen
							),
						} )
					}
				/>
			) ) }
		</fieldset>
	</Section>
);

export const Uninstall = ( { settings, onChange }: Props ) => (
	<Section title={ __( 'When the plugin is deleted', 'svc' ) }>
		<ToggleControl
			label={ __( 'Delete all profiles, bookmarks and settings', 'svc' ) }
			help={
				settings.delete_data_on_uninstall
					? __(
							'Deleting the plugin deletes its data for good, on every site of the network. Accounts and posts stay.',
							'svc'
						)
					: __(
							'Everything stays in the database, and is there again when the plugin is installed again.',
							'svc'
						)
			}
			checked={ settings.delete_data_on_uninstall }
			onChange={ ( delete_data_on_uninstall ) =>
				onChange( { ...settings, delete_data_on_uninstall } )
			}
		/>
	</Section>
);
