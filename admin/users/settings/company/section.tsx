import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Draft } from '../../../shared/form/draft';
import { Field } from '../../../shared/form/field';
import { editableByAdministrators } from '../../../shared/form/field-row';
import { Section } from '../../../shared/form/section';
import { SettingsGroup } from '../../../shared/settings/group';
import type { SectionProps } from '../../../shared/settings/part';
import { companyRows } from '../../../shared/company-rows';

/** What public pages and e-mails show of the company. */
export function CompanySection( {
	value: draft,
	onChange,
	errors,
	check,
}: SectionProps< Draft > ) {
	const [ rows ] = useState( companyRows );
	const form = {
		rows,
		draft,
		errors,
		check,
		set: ( changes: Draft ) => onChange( { ...draft, ...changes } ),
		may: editableByAdministrators( rows ),
	};
	return (
		<SettingsGroup
			title={ __( 'Company', 'svc' ) }
			help={ __(
				'Public pages and e-mails show these details of the company.',
				'svc'
			) }
		>
			<Section title={ __( 'Company details', 'svc' ) }>
				<div className="svc-pair">
					<Field { ...form } name="name" />
					<Field { ...form } name="legal_name" />
				</div>
				<div className="svc-pair">
					<Field { ...form } name="nmls_id" />
					<Field { ...form } name="phone" />
				</div>
				<Field { ...form } name="url" />
				<Field { ...form } name="postal_address" />
				<Field { ...form } name="disclosure" lines={ 5 } />
				<Field { ...form } name="equal_housing" />
			</Section>
		</SettingsGroup>
	);
}
