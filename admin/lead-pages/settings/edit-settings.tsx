import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { boot } from '../../shared/boot';
import { describedBy } from '../../shared/form/described';
import { Field } from '../../shared/form/field';
import {
	editableByAdministrators,
	type FieldRows,
} from '../../shared/form/field-row';
import { textOfValue, type FormProps } from '../../shared/form/form-props';
import { Section } from '../../shared/form/section';
import { useDraft } from '../../shared/form/use-draft';
import { useSaving } from '../../shared/form/use-saving';
import { VersionScreen } from '../../shared/form/version-screen';
import { isOfCompany } from './rows';
import { settingsSource, type SettingsVersion } from './source';

export const titleText = () => __( 'Settings of leads', 'svc' );

interface Props {
	start: SettingsVersion;
	rows: FieldRows;
}

export function EditSettings( { start, rows }: Props ) {
	const [ described ] = useState( () => describedBy( rows ) );
	const [ version, setVersion ] = useState( start );
	const editing = useDraft( start.draft, rows );
	const saving = useSaving( version, setVersion, settingsSource, editing );
	const mayEdit = editableByAdministrators( rows );
	const form: FormProps = {
		...editing,
		// The company record is changed by those who manage people.
		may: ( name ) =>
			mayEdit( name ) && ( boot().mayManage || ! isOfCompany( name ) ),
	};
	return (
		<VersionScreen
			title={ titleText() }
			editing={ editing }
			saving={ saving }
			described={ described }
			aside={ <Company form={ form } /> }
		>
			<Sections form={ form } />
		</VersionScreen>
	);
}

const Fields = ( { form, names }: { form: FormProps; names: string[] } ) => (
	<>
		{ names.map( ( name ) => (
			<Field key={ name } { ...form } name={ name } />
		) ) }
	</>
);

const Sections = ( { form }: { form: FormProps } ) => (
	<>
		<Section title={ __( 'Owners and editors', 'svc' ) }>
			<Fields
				form={ form }
				names={ [
					'notify_owner',
					'owners_publish',
					'editors_manage_leads',
				] }
			/>
		</Section>
		<Section title={ __( 'Forms and spam', 'svc' ) }>
			<Fields
				form={ form }
				names={ [
					'quota_per_address',
					'quota_minutes',
					'challenge',
					'spam_days',
				] }
			/>
		</Section>
		<Section title={ __( 'Keeping and erasing', 'svc' ) }>
			<Fields
				form={ form }
				names={ [ 'retention_days', 'keep_consent_evidence' ] }
			/>
		</Section>
		<Section title={ __( 'Addresses', 'svc' ) }>
			<Field
				{ ...form }
				name="base"
				help={ sprintf(
					/* translators: %s: address of a page. */
					__(
						'Pages are at %s. Old addresses lead to the new ones.',
						'svc'
					),
					`/${ textOfValue( form.draft.base ) }/…`
				) }
			/>
		</Section>
	</>
);

/** What every page shows; those who may not change it read it. */
const Company = ( { form }: { form: FormProps } ) => (
	<Section title={ __( 'Company', 'svc' ) }>
		<p className="svc-note">
			{ __(
				'Pages, consents and e-mails show the company record.',
				'svc'
			) }
		</p>
		<Fields form={ form } names={ [ 'company_name', 'company_nmls' ] } />
		{ ! form.may( 'company_name' ) && (
			<p>
				{ textOfValue( form.draft.company_name ) }
				<br />
				{ sprintf(
					/* translators: %s: number in the Nationwide Multistate Licensing System. */
					__( 'NMLS #%s', 'svc' ),
					textOfValue( form.draft.company_nmls ) || '–'
				) }
			</p>
		) }
	</Section>
);
