import type { Field } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';
import { mailUrl } from '../../../blocks/shared/contact-urls';
import type { Role } from '../../../client/src/users/vocabulary.js';
import { dayText } from '../../shared/day';
import { offered } from '../../shared/form/field-row';
import {
	countedChoices,
	filterOnly,
	oneValue,
	textColumn,
} from '../../shared/list/columns';
import { EmailText, PhoneText } from '../../shared/people/contact';
import { fullName } from '../../shared/people/names';
import { PersonPhoto } from '../../shared/people/person-photo';
import { roleChoices, roleName } from '../../shared/people/roles';
import { ownColumns, type Facets, type PeopleState, type Row } from './list';
import { moreColumns } from './more-columns';
import { managerColumn, type ManagerFilter } from './manager-column';

interface Known {
	state: PeopleState;
	facets: Facets | null;
	manager: ManagerFilter;
}

/** The columns of the list and its filters. */
export const columnsFor = ( known: Known ): Field< Row >[] => [
	...nameColumns,
	...plainColumns,
	...moreTextColumns(),
	...groupColumns( known ),
];

const nameColumns: Field< Row >[] = [
	textColumn< Row >( 'name', __( 'Name', 'svc' ), fullName, {
		enableSorting: true,
		enableHiding: false,
	} ),
	textColumn( 'photo', __( 'Photo', 'svc' ), ( row ) => row.avatar_url, {
		type: 'media',
		render: ( { item } ) => <PersonPhoto person={ item } size={ 40 } />,
	} ),
];

const sortable = { enableSorting: true };

const plainColumns: Field< Row >[] = [
	textColumn(
		'job_title',
		__( 'Job title', 'svc' ),
		( row ) => row.job_title,
		sortable
	),
	textColumn( 'email', __( 'E-mail', 'svc' ), ( { email } ) => email, {
		...sortable,
		render: ( { item } ) => (
			<a href={ mailUrl( item.email ) }>
				<EmailText email={ item.email } />
			</a>
		),
	} ),
	textColumn( 'phone', __( 'Phone', 'svc' ), ( { phone } ) => phone, {
		render: ( { item } ) => <PhoneText phone={ item.phone } />,
	} ),
	textColumn( 'nmls_id', __( 'NMLS number', 'svc' ), ( row ) => row.nmls_id ),
	textColumn(
		'id',
		__( 'Profile ID', 'svc' ),
		( { id } ) => String( id ),
		sortable
	),
	textColumn(
		'extension',
		__( 'Extension', 'svc' ),
		( row ) => row.extension ?? '',
		{
			render: ( { item } ) => (
				<PhoneText phone={ item.extension ?? '' } />
			),
		}
	),
	textColumn(
		'office_location',
		__( 'Office', 'svc' ),
		( row ) => row.office_location ?? ''
	),
	textColumn(
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

/** Text, for the fields of the table that need no look of their own. */
const moreTextColumns = (): Field< Row >[] =>
	moreColumns( ownColumns ).map( ( { name, label } ) =>
		textColumn( name, label, ( row ) =>
			String( ( row as Record< string, unknown > )[ name ] ?? '' )
		)
	);

const groupColumns = ( {
	state: { filters },
	facets,
	manager,
}: Known ): Field< Row >[] => [
	roleColumn( facets, filters.role ),
	textColumn(
		'department',
		__( 'Department', 'svc' ),
		( row ) => row.department ?? '',
		{
			...sortable,
			elements: countedChoices(
				facets?.departments ?? [],
				filters.department
			),
			filterBy: oneValue,
			render: ( { item } ) => <>{ item.department }</>,
		}
	),
	filterOnly(
		'office',
		__( 'Office', 'svc' ),
		countedChoices( facets?.offices ?? [], filters.office )
	),
	managerColumn( filters.manager, manager ),
	filterOnly(
		'without',
		__( 'Missing details', 'svc' ),
		countedChoices( facets?.lacks ?? [], filters.without )
	),
];

const roleColumn = ( facets: Facets | null, chosen: string ): Field< Row > => {
	const nameOfRole = ( value: string ) => roleName( value as Role );
	return textColumn( 'role', __( 'Role', 'svc' ), ( { role } ) => role, {
		...sortable,
		elements: facets
			? countedChoices(
					facets.roles.map( ( one ) => ( {
						...one,
						name: nameOfRole( one.value ),
					} ) ),
					chosen,
					nameOfRole
				)
			: offered( roleChoices(), chosen ),
		filterBy: { ...oneValue, isPrimary: true },
		render: ( { item } ) => <>{ roleName( item.role ) }</>,
	} );
};
