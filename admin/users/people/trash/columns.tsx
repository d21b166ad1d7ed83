import type { Field } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';
import { roles } from '../../../../client/src/users/vocabulary.js';
import { dayText } from '../../../shared/day';
import { oneValue, textColumn } from '../../../shared/list/columns';
import { fullName, roleName } from '../../../shared/people/names';
import type { Row } from '../list';

const sortable = { enableSorting: true };

/** The columns of the trash. */
export const columns = (): Field< Row >[] => [
	textColumn< Row >( 'name', __( 'Name', 'svc' ), fullName, {
		...sortable,
		enableHiding: false,
	} ),
	textColumn< Row >( 'role', __( 'Role', 'svc' ), ( { role } ) => role, {
		...sortable,
		elements: roles.map( ( value ) => ( {
			value,
			label: roleName( value ),
		} ) ),
		filterBy: { ...oneValue, isPrimary: true },
		render: ( { item } ) => <>{ roleName( item.role ) }</>,
	} ),
	textColumn< Row >(
		'job_title',
		__( 'Job title', 'svc' ),
		( row ) => row.job_title,
		sortable
	),
	textColumn< Row >(
		'department',
		__( 'Department', 'svc' ),
		( row ) => row.department ?? '',
		sortable
	),
	textColumn< Row >(
		'email',
		__( 'E-mail', 'svc' ),
		( { email } ) => email,
		sortable
	),
	textColumn< Row >(
		'deleted',
		__( 'Deleted', 'svc' ),
		( { deleted_at: at } ) => ( at ? dayText( at.slice( 0, 10 ) ) : '' )
	),
];
