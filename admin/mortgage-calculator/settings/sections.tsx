import { __ } from '@wordpress/i18n';
import { Field } from '../../shared/form/field';
import { Section } from '../../shared/form/section';
import { SettingsGroup } from '../../shared/settings/group';
import type { TableForm } from '../shared/use-cells';
import { loanTypes } from '../vocabulary';
import { FhaPremiums } from './fha-premiums';
import { States } from './states';

interface Props {
	form: TableForm;
}

/** Fields side by side. */
const Fields = ( { form, names }: Props & { names: readonly string[] } ) => (
	<div className="svc-pair">
		{ names.map( ( name ) => (
			<Field key={ name } { ...form } name={ name } />
		) ) }
	</div>
);

/** Since when the figures of a section hold, and who says so. */
const Origin = ( { form, of }: Props & { of: string } ) => (
	<Fields form={ form } names={ [ `${ of }.as_of`, `${ of }.source` ] } />
);

export const StartValues = ( { form }: Props ) => (
	<SettingsGroup
		title={ __( 'Start values', 'svc' ) }
		help={ __(
			'What calculations use where a visitor has not entered anything else.',
			'svc'
		) }
	>
		<Section title={ __( 'Home and loan', 'svc' ) }>
			<Fields
				form={ form }
				names={ [
					'defaults.price',
					'defaults.down_percent',
					'defaults.term_months',
				] }
			/>
		</Section>
		<Section title={ __( 'Taxes and insurance', 'svc' ) }>
			<Fields
				form={ form }
				names={ [
					'defaults.tax_rate',
					'defaults.insurance_rate',
					'defaults.pmi_rate',
				] }
			/>
			<States form={ form } />
		</Section>
	</SettingsGroup>
);

export const LoanTypes = ( { form }: Props ) => (
	<SettingsGroup
		title={ __( 'Rules of the loan types', 'svc' ) }
		help={ __(
			'Affordability follows these shares of the income; a smaller down payment gets a warning.',
			'svc'
		) }
	>
		{ loanTypes().map( ( { value, label } ) => (
			<Section key={ value } title={ label }>
				<Fields
					form={ form }
					names={ [
						`minimum_down.${ value }`,
						`ratios.${ value }.front`,
						`ratios.${ value }.back`,
					] }
				/>
			</Section>
		) ) }
		<Section title={ __( 'Conforming loan limit', 'svc' ) }>
			<p className="svc-note">
				{ __(
					'Conventional loans above it get a warning. The Federal Housing Finance Agency publishes the next one each November.',
					'svc'
				) }
			</p>
			<Fields
				form={ form }
				names={ [ 'conforming_limit.amount', 'conforming_limit.year' ] }
			/>
			<Origin form={ form } of="conforming_limit" />
		</Section>
	</SettingsGroup>
);

export const Fees = ( { form }: Props ) => (
	<SettingsGroup
		title={ __( 'Government fees and insurance', 'svc' ) }
		help={ __(
			'Change these when an agency publishes others. Fees that you leave as they are follow the plugin’s updates.',
			'svc'
		) }
	>
		<Section title={ __( 'FHA insurance', 'svc' ) }>
			<Fields
				form={ form }
				names={ [ 'fees.fha.upfront', 'fees.fha.large_loan' ] }
			/>
			<FhaPremiums form={ form } />
			<Origin form={ form } of="fees.fha" />
		</Section>
		<Section title={ __( 'VA funding fee', 'svc' ) }>
			{ [ 'first', 'subsequent' ].map( ( use ) => (
				<Fields
					key={ use }
					form={ form }
					names={ [ 0, 1, 2 ].map(
						( step ) => `fees.va.${ use }[${ step }]`
					) }
				/>
			) ) }
			<Fields
				form={ form }
				names={ [
					'fees.va.refinance[0]',
					'fees.va.refinance[1]',
					'fees.va.irrrl',
				] }
			/>
			<Origin form={ form } of="fees.va" />
		</Section>
		<Section title={ __( 'USDA fees', 'svc' ) }>
			<Fields
				form={ form }
				names={ [ 'fees.usda.upfront', 'fees.usda.annual' ] }
			/>
			<Origin form={ form } of="fees.usda" />
		</Section>
	</SettingsGroup>
);

export const WhatVisitorsSee = ( { form }: Props ) => (
	<SettingsGroup
		title={ __( 'What visitors see', 'svc' ) }
		help={ __( 'With the rates, and below every calculator.', 'svc' ) }
	>
		<Section title={ __( 'Rates and disclosure', 'svc' ) }>
			<Field { ...form } name="stale_after_days" />
			<Field { ...form } name="disclosure" lines={ 5 } />
			<Field { ...form } name="send_reports" />
		</Section>
	</SettingsGroup>
);
