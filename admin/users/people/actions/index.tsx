import type { Action } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';
import {
	category,
	commentAuthorAvatar,
	download,
	pencil,
	people,
	trash,
} from '@wordpress/icons';
import {
	actionDialog,
	type ModalProps,
} from '../../../shared/list/action-dialog';
import { useEverything } from '../../../shared/list/everything';
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
		icon: commentAuthorAvatar,
		supportsBulk: true,
	},
	{
		...actionDialog( ChangeDepartment, onChanged ),
		id: 'change-department',
		label: __( 'Change department', 'svc' ),
		icon: category,
		supportsBulk: true,
	},
	{
		...actionDialog(
			ChangeManager,
			onChanged,
			( { role } ) => role !== 'realtor_partner'
		),
		id: 'change-manager',
		label: __( 'Change manager', 'svc' ),
		icon: people,
		supportsBulk: true,
	},
	{
		...exportAction( state ),
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

/** The server reads all that match by itself, so they need not be read here. */
function exportAction( state: PeopleState ) {
	function RenderModal( { items, closeModal }: ModalProps< Row > ) {
		const everything = useEverything< Row >();
		return (
			<ExportDialog
				state={ state }
				count={ everything?.total ?? items.length }
				only={ everything ? [] : items.map( ( { id } ) => id ) }
				close={ () => closeModal?.() }
			/>
		);
	}
	return { RenderModal };
}
