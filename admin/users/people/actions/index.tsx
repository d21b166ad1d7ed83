import type { Action } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';
import { download, pencil, trash } from '@wordpress/icons';
import { actionDialog } from '../../../shared/list/action-dialog';
import type { ActionProps } from '../../../shared/list/use-bulk';
import { addressOf, navigate } from '../../../shared/location';
import { TrashProfiles } from '../../shared/trash-profiles';
import { ExportDialog } from '../export-dialog';
import type { PeopleState, Row } from '../list';
import { ChangeDepartment } from './change-department';
import { ChangeManager } from './change-manager';
import { ChangeRole } from './change-role';

/** The actions for one person, or for several. */
export const actionsFor = (
	state: PeopleState,
	onChanged: ActionProps< Row >[ 'onChanged' ]
): Action< Row >[] => [
	{
		id: 'edit',
		label: __( 'Edit', 'svc' ),
		icon: pencil,
		isPrimary: true,
		callback: ( [ row ] ) =>
			void navigate( addressOf( 'svc-people', { person: row!.id } ) ),
	},
	{
		...actionDialog( ChangeRole, onChanged ),
		id: 'change-role',
		label: __( 'Change role', 'svc' ),
		supportsBulk: true,
	},
	{
		...actionDialog( ChangeDepartment, onChanged ),
		id: 'change-department',
		label: __( 'Change department', 'svc' ),
		supportsBulk: true,
	},
	{
		...actionDialog( ChangeManager, onChanged ),
		id: 'change-manager',
		label: __( 'Change manager', 'svc' ),
		supportsBulk: true,
		isEligible: ( { role } ) => role !== 'realtor_partner',
	},
	{
		...actionDialog< Row >(
			( { items, close } ) => (
				<ExportDialog
					state={ state }
					count={ items.length }
					only={ items.map( ( { id } ) => id ) }
					close={ close }
				/>
			),
			onChanged
		),
		id: 'export',
		label: __( 'Export', 'svc' ),
		modalHeader: __( 'Export', 'svc' ),
		icon: download,
		supportsBulk: true,
	},
	{
		...actionDialog< Row >( TrashProfiles, onChanged ),
		id: 'trash',
		label: __( 'Move to Trash', 'svc' ),
		icon: trash,
		supportsBulk: true,
	},
];
