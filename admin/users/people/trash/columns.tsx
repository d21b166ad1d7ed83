import type { Field } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';
import { dayText } from '../../../shared/day';
import { oneValue, textColumn } from '../../../shared/list/columns';
import { EmailText } from '../../../shared/people/contact';
import { fullName } from '../../../shared/people/names';
import { roleChoices, roleName } from '../../../shared/people/roles';
import type { Row } from '../list';

const sortable = { enableSorting: true };

export const columns = (): Field< Row >[] => [
	textColumn< Row >( 'name', __( 'Name', 'svc' ), fullName, {
		...sortable,
		enableHiding: false,
	} ),
	textColumn< Row >( 'role', __( 'Role', 'svc' ), ( { role } ) => role, {
		...sortable,
		elements: roleChoices().map( ( { value, label } ) => ( {
			value,
			label,
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
	textColumn< Row >( 'email', __( 'E-mail', 'svc' ), ( { email } ) => email, {
		...sortable,
		render: ( { item } ) => <EmailText email={ item.email } />,
	} ),
	textColumn< Row >(
		'deleted',
		__( 'Deleted', 'svc' ),
		( { deleted_at: at } ) => ( at ? dayText( at.slice( 0, 10 ) ) : '' )
	),
];
