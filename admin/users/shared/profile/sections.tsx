import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	roles,
	socialNetworks,
	type Role,
} from '../../../../client/src/users/vocabulary.js';
import { departmentList, Departments } from '../departments';
import type { Choice } from '../../../shared/pick';
import { networkName, roleName } from '../../../shared/people/names';
import { CustomFields } from './custom-section';
import { fieldMark, type FormProps } from '../../../shared/form/form-props';
import { ManagerField } from './manager-field';
import { Section } from '../../../shared/form/section';
import { SkillsField } from './skills-field';
import { TextField } from '../../../shared/form/field';

export function NameSection( props: FormProps ) {
	const { draft, set } = props;
	return (
		<Section title={ __( 'Name and role', 'svc' ) }>
			<div className="svc-pair">
				<TextField
					{ ...props }
					name="first_name"
					isRequired
					label={ __( 'First name', 'svc' ) }
				/>
				<TextField
					{ ...props }
					name="last_name"
					isRequired
					label={ __( 'Last name', 'svc' ) }
				/>
			</div>
			<div className="svc-pair">
				<SelectControl
					__next40pxDefaultSize
					{ ...fieldMark( 'role' ) }
					label={ __( 'Role', 'svc' ) }
					value={ draft.role as Role }
					options={ roles.map( ( value ) => ( {
						value,
						label: roleName( value ),
					} ) ) }
					onChange={ ( role ) => set( { role } ) }
					help={
						draft.role === 'realtor_partner'
							? __(
									'Not part of the directory and the org chart.',
									'svc'
								)
							: ''
					}
				/>
				<TextField
					{ ...props }
					name="job_title"
					label={ __( 'Job title', 'svc' ) }
				/>
			</div>
		</Section>
	);
}

export const ContactSection = ( props: FormProps ) => (
	<Section title={ __( 'Contact', 'svc' ) }>
		<div className="svc-pair">
			<TextField
				{ ...props }
				name="email"
				type="email"
				isRequired
				label={ __( 'E-mail', 'svc' ) }
				help={ __( 'For contact; the account keeps its own.', 'svc' ) }
			/>
			<TextField
				{ ...props }
				name="phone"
				type="tel"
				label={ __( 'Phone', 'svc' ) }
			/>
		</div>
		<div className="svc-pair">
			<TextField
				{ ...props }
				name="company"
				label={ __( 'Company', 'svc' ) }
			/>
			<TextField
				{ ...props }
				name="nmls_id"
				label={ __( 'NMLS number', 'svc' ) }
			/>
		</div>
	</Section>
);

interface WorkProps extends FormProps {
	manager: Choice | null;
	onPickManager: ( choice: Choice | null ) => void;
}

/** What colleagues see. A realtor partner has a department, and nothing else of this. */
export function WorkSection( { manager, onPickManager, ...props }: WorkProps ) {
	const isPerson = props.draft.role !== 'realtor_partner';
	return (
		<Section title={ __( 'At work', 'svc' ) }>
			<div className="svc-pair">
				<TextField
					{ ...props }
					name="meta.svc_department"
					list={ departmentList }
					label={ __( 'Department', 'svc' ) }
				/>
				{ isPerson && props.may( 'meta.svc_reports_to' ) && (
					<ManagerField
						{ ...props }
						choice={ manager }
						onPick={ onPickManager }
					/>
				) }
			</div>
			{ props.may( 'meta.svc_department' ) && <Departments /> }
			{ isPerson && (
				<>
					<div className="svc-pair">
						<TextField
							{ ...props }
							name="intranet.office_location"
							label={ __( 'Office', 'svc' ) }
						/>
						<TextField
							{ ...props }
							name="intranet.extension"
							label={ __( 'Extension', 'svc' ) }
						/>
					</div>
					<div className="svc-pair">
						<TextField
							{ ...props }
							name="intranet.start_date"
							type="date"
							label={ __( 'Start date', 'svc' ) }
						/>
					</div>
					<TextField
						{ ...props }
						name="intranet.bio"
						rows={ 4 }
						label={ __( 'About me, for colleagues', 'svc' ) }
					/>
					<SkillsField { ...props } />
				</>
			) }
		</Section>
	);
}

export const PublicSection = ( props: FormProps ) => (
	<Section title={ __( 'For clients', 'svc' ) }>
		<TextField
			{ ...props }
			name="bio"
			rows={ 5 }
			label={ __( 'Biography', 'svc' ) }
			help={ __(
				'May have the markup of a comment: links, emphasis, quotes.',
				'svc'
			) }
		/>
		<div className="svc-pair">
			{ socialNetworks.map( ( network ) => (
				<TextField
					{ ...props }
					key={ network }
					name={ `social.${ network }` }
					type="url"
					label={ networkName( network ) }
				/>
			) ) }
		</div>
	</Section>
);

export { CustomFields };
