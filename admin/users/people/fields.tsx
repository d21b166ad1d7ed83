import type { Field } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';
import { roles, type Role } from '../../../client/src/users/vocabulary.js';
import { PickPerson } from '../../shared/people/pick-person';
import { dayText } from '../../shared/day';
import { Portrait } from '../../shared/people/person-photo';
import { fullName, roleName } from '../../shared/people/names';
import { choicesOf, type Facets } from './facets';
import type { ListState } from '../../shared/list/list-state';
import type { Row } from './people';

const onlyIs = { operators: [ 'is' as const ] };

/** A column that says what the row has, and nothing more. */
const plain = (
	id: string,
	label: string,
	of: ( row: Row ) => string,
	more: Partial< Field< Row > > = {}
): Field< Row > => ( {
	id,
	label,
	type: 'text',
	getValue: ( { item } ) => of( item ),
	enableSorting: false,
	filterBy: false,
	...more,
} );

interface Known {
	state: ListState;
	facets: Facets | null;
	/** Name of the manager that is filtered by. */
	managerName: string;
	onPickManager: ( name: string ) => void;
}

/** What rows show, and what the list is narrowed by. */
export const fieldsOf = ( known: Known ): Field< Row >[] => [
	...names,
	...contact,
	...groups( known ),
];

const names: Field< Row >[] = [
	plain( 'name', __( 'Name', 'svc' ), fullName, {
		enableSorting: true,
		enableHiding: false,
	} ),
	plain( 'photo', __( 'Photo', 'svc' ), ( { avatar_url } ) => avatar_url, {
		type: 'media',
		render: ( { item } ) => <Portrait person={ item } size={ 40 } />,
	} ),
];

const contact: Field< Row >[] = [
	plain( 'job_title', __( 'Job title', 'svc' ), ( row ) => row.job_title, {
		enableSorting: true,
	} ),
	plain( 'email', __( 'E-mail', 'svc' ), ( { email } ) => email, {
		enableSorting: true,
		render: ( { item } ) => (
			<a href={ `mailto:${ item.email }` }>{ item.email }</a>
		),
	} ),
	plain( 'phone', __( 'Phone', 'svc' ), ( { phone } ) => phone ),
	plain( 'nmls_id', __( 'NMLS number', 'svc' ), ( row ) => row.nmls_id ),
	plain( 'id', __( 'Profile number', 'svc' ), ( { id } ) => String( id ), {
		enableSorting: true,
	} ),
	plain(
		'extension',
		__( 'Extension', 'svc' ),
		( row ) => row.extension ?? ''
	),
	plain(
		'office_location',
		__( 'Office', 'svc' ),
		( row ) => row.office_location ?? ''
	),
	plain(
		'start_date',
		__( 'Start date', 'svc' ),
		( row ) => row.start_date ?? '',
		{
			render: ( { item } ) => (
				<>{ item.start_date && dayText( item.start_date ) }</>
			),
		}
	),
];

const groups = ( known: Known ): Field< Row >[] => [
	roleField( known ),
	plain(
		'department',
		__( 'Department', 'svc' ),
		( row ) => row.department ?? '',
		{
			enableSorting: true,
			elements: choicesOf(
				known.facets?.departments ?? [],
				known.state.department
			),
			filterBy: onlyIs,
			render: ( { item } ) => <>{ item.department }</>,
		}
	),
	plain( 'office', __( 'Office', 'svc' ), () => '', {
		elements: choicesOf( known.facets?.offices ?? [], known.state.office ),
		filterBy: onlyIs,
		enableHiding: false,
	} ),
	managerField( known ),
	plain( 'without', __( 'Missing', 'svc' ), () => '', {
		elements: choicesOf( known.facets?.lacks ?? [], known.state.without ),
		filterBy: onlyIs,
		enableHiding: false,
	} ),
];

const roleField = ( { facets, state }: Known ): Field< Row > => {
	const counted = ( facets?.roles ?? [] ).map( ( one ) => ( {
		...one,
		name: roleName( one.value ),
	} ) );
	return plain( 'role', __( 'Role', 'svc' ), ( { role } ) => role, {
		enableSorting: true,
		elements: facets
			? choicesOf( counted, state.role ).map( ( one ) =>
					one.label === one.value
						? { ...one, label: roleName( one.value as Role ) }
						: one
				)
			: roles.map( ( role ) => ( {
					value: role,
					label: roleName( role ),
				} ) ),
		filterBy: { ...onlyIs, isPrimary: true },
		render: ( { item } ) => <>{ roleName( item.role ) }</>,
	} );
};

const managerField = ( {
	managerName,
	onPickManager,
	state,
}: Known ): Field< Row > =>
	plain(
		'manager',
		__( 'Manager', 'svc' ),
		( row ) => row.manager_name ?? '',
		{
			filterBy: onlyIs,
			getValueFormatted: () => managerName,
			render: ( { item } ) => <>{ item.manager_name }</>,
			Edit: ( { onChange } ) => (
				<PickPerson
					hideLabelFromVision
					value={
						state.manager
							? { value: state.manager, label: managerName }
							: null
					}
					onChange={ ( choice ) => {
						onPickManager( choice?.label ?? '' );
						onChange( {
							manager: choice?.value,
						} as Partial< Row > );
					} }
				/>
			),
		}
	);
