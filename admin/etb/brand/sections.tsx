import { __ } from '@wordpress/i18n';
import {
	mailColors,
	purposes,
	signatureRoles,
} from '../../../client/src/etb/vocabulary.js';
import { describedBy } from '../../shared/form/described';
import { Field } from '../../shared/form/field';
import type { FormProps } from '../../shared/form/form-props';
import { Section } from '../../shared/form/section';
import { Colors } from './colors';
import { LogoField } from './logo-field';

interface Props {
	form: FormProps;
}

const Fields = ( { form, names }: Props & { names: readonly string[] } ) => (
	<div className="svc-pair">
		{ names.map( ( name ) => (
			<Field key={ name } { ...form } name={ name } />
		) ) }
	</div>
);

export const Looks = ( { form }: Props ) => (
	<>
		<Section title={ __( 'Logo and font', 'svc' ) }>
			<LogoField { ...form } name="brand.logo_id" />
			<LogoField { ...form } name="brand.logo_dark_id" />
			<Fields
				form={ form }
				names={ [ 'brand.logo_width', 'brand.font' ] }
			/>
		</Section>
		<Section title={ __( 'Colors', 'svc' ) }>
			<Colors { ...form } of="brand.colors" names={ mailColors } />
		</Section>
		<Section title={ __( 'Dark colors', 'svc' ) }>
			<p className="svc-note">
				{ __(
					'For recipients whose device is set to dark. E-mail programs that choose colors of their own ignore them.',
					'svc'
				) }
			</p>
			<Colors { ...form } of="brand.dark" names={ mailColors } />
		</Section>
	</>
);

/** The company record, whose fields are texts for those who may not change it. */
export const Company = ( { form }: Props ) => (
	<Section title={ __( 'Company details', 'svc' ) }>
		<p className="svc-note">
			{ __(
				'Shown by the Legal notice, and on public pages. Marketing e-mails need a postal address.',
				'svc'
			) }
		</p>
		{ form.may( 'company.name' ) ? (
			<CompanyFields form={ form } />
		) : (
			<CompanyFacts form={ form } />
		) }
	</Section>
);

const CompanyFields = ( { form }: Props ) => (
	<>
		<Fields
			form={ form }
			names={ [
				'company.name',
				'company.legal_name',
				'company.nmls_id',
				'company.phone',
			] }
		/>
		<Field { ...form } name="company.url" />
		<Field { ...form } name="company.postal_address" />
		<Field { ...form } name="company.disclosure" lines={ 5 } />
		<Field { ...form } name="company.equal_housing" />
	</>
);

function CompanyFacts( { form: { rows, draft } }: Props ) {
	const { labelOf, Shown } = describedBy( rows );
	return (
		<dl className="svc-facts">
			{ [ ...rows.keys() ]
				.filter( ( name ) => name.startsWith( 'company.' ) )
				.map( ( name ) => (
					<div key={ name }>
						<dt>{ labelOf( name ) }</dt>
						<dd>
							<Shown
								name={ name }
								value={ draft[ name ] ?? '' }
							/>
						</dd>
					</div>
				) ) }
		</dl>
	);
}

export const Sending = ( { form }: Props ) => (
	<Section title={ __( 'Sending', 'svc' ) }>
		<Fields form={ form } names={ [ 'from.name', 'from.email' ] } />
		<Fields form={ form } names={ [ 'from.reply_to', 'keep_days' ] } />
		<Field { ...form } name="wrap_wordpress" />
		<Field { ...form } name="work_anniversaries" />
	</Section>
);

export const Templates = ( { form }: Props ) => (
	<>
		<Section title={ __( 'Templates in use', 'svc' ) }>
			<p className="svc-note">
				{ __(
					'Active templates can be chosen. The default template is the plugin’s own.',
					'svc'
				) }
			</p>
			<Fields
				form={ form }
				names={ purposes
					.filter( ( purpose ) => purpose !== 'signature' )
					.map( ( purpose ) => `uses.${ purpose }` ) }
			/>
		</Section>
		<Section title={ __( 'Signatures', 'svc' ) }>
			<Field { ...form } name="signature.default" />
			<Fields
				form={ form }
				names={ signatureRoles.map(
					( role ) => `signature.roles.${ role }`
				) }
			/>
		</Section>
	</>
);
