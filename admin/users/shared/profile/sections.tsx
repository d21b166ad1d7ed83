import { __ } from '@wordpress/i18n';
import { socialNetworks } from '../../../../client/src/users/vocabulary.js';
import { Field } from '../../../shared/form/field';
import type { FormProps } from '../../../shared/form/form-props';
import { Section } from '../../../shared/form/section';
import type { Choice } from '../../../shared/pick';
import { departmentList, Departments } from '../departments';
import { ManagerField } from './manager-field';

const publicNames = [
	'bio',
	...socialNetworks.map( ( network ) => `social.${ network }` ),
];

/** The fields of an account's and a person's sections, which administrators see. */
export const administratorsNames: readonly string[] = [
	'account.username',
	'user_id',
	'first_name',
	'last_name',
	'role',
	'job_title',
	'email',
	'phone',
	'company',
	'nmls_id',
	'meta.svc_department',
	'meta.svc_reports_to',
	'intranet.office_location',
	'intranet.extension',
	'intranet.start_date',
	'intranet.bio',
	'intranet.skills',
	'intranet.dotted_manager_ids',
	...publicNames,
];

/** The fields of the sections of one's own profile. */
export const ownNames: readonly string[] = [
	'phone',
	'email',
	'job_title',
	'intranet.extension',
	'intranet.office_location',
	'intranet.bio',
	'intranet.skills',
	...publicNames,
];

export const NameSection = ( props: FormProps ) => (
	<Section title={ __( 'Name and role', 'svc' ) }>
		<div className="svc-pair">
			<Field { ...props } name="first_name" />
			<Field { ...props } name="last_name" />
		</div>
		<div className="svc-pair">
			<Field
				{ ...props }
				name="role"
				{ ...( props.draft.role === 'realtor_partner' && {
					help: __(
						'Not included in the directory and the org chart.',
						'svc'
					),
				} ) }
			/>
			<Field { ...props } name="job_title" />
		</div>
	</Section>
);

export const ContactSection = ( props: FormProps ) => (
	<Section title={ __( 'Contact', 'svc' ) }>
		<div className="svc-pair">
			<Field
				{ ...props }
				name="email"
				help={ __(
					'Shown as contact. The account has its own address.',
					'svc'
				) }
			/>
			<Field { ...props } name="phone" />
		</div>
		<div className="svc-pair">
			<Field { ...props } name="company" />
			<Field { ...props } name="nmls_id" />
		</div>
	</Section>
);

interface WorkProps extends FormProps {
	manager: Choice | null;
	onPickManager: ( choice: Choice | null ) => void;
}

/** What colleagues see. Of these fields, realtor partners have only a department. */
export function WorkSection( { manager, onPickManager, ...props }: WorkProps ) {
	const isPartner = props.draft.role === 'realtor_partner';
	return (
		<Section title={ __( 'Work', 'svc' ) }>
			<div className="svc-pair">
				<Field
					{ ...props }
					name="meta.svc_department"
					list={ departmentList }
				/>
				{ ! isPartner && (
					<ManagerField
						{ ...props }
						choice={ manager }
						onPick={ onPickManager }
					/>
				) }
			</div>
			<Departments />
			{ ! isPartner && <IntranetFields { ...props } /> }
		</Section>
	);
}

const IntranetFields = ( props: FormProps ) => (
	<>
		<div className="svc-pair">
			<Field { ...props } name="intranet.office_location" />
			<Field { ...props } name="intranet.extension" />
		</div>
		<div className="svc-pair">
			<Field { ...props } name="intranet.start_date" />
			<Field { ...props } name="intranet.dotted_manager_ids" />
		</div>
		<Field { ...props } name="intranet.bio" />
		<Field { ...props } name="intranet.skills" />
	</>
);

export const PublicSection = ( props: FormProps ) => (
	<Section title={ __( 'Public profile', 'svc' ) }>
		<Field { ...props } name="bio" lines={ 5 } />
		<div className="svc-pair">
			{ socialNetworks.map( ( network ) => (
				<Field
					{ ...props }
					key={ network }
					name={ `social.${ network }` }
				/>
			) ) }
		</div>
	</Section>
);
