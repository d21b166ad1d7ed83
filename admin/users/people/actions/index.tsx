import type { Action } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';
import { download, pencil, trash } from '@wordpress/icons';
import { addressOf, navigate } from '../../../shared/location';
import { ExportDialog } from '../export-dialog';
import type { ListState } from '../../../shared/list/list-state';
import type { Row } from '../people';
import { ChangeDepartment } from './change-department';
import { ChangeManager } from './change-manager';
import { ChangeRole } from './change-role';
import { Delete } from '../../shared/delete-profiles';

interface Wiring {
	state: ListState;
	/** Hears which rows are to stay ticked: those that were refused. */
	onChanged: ( left: string[] ) => void;
}

export interface DialogProps {
	items: Row[];
	close: () => void;
	onChanged: Wiring[ 'onChanged' ];
}

const dialog = (
	Body: ( props: DialogProps ) => JSX.Element,
	{ onChanged }: Wiring
): Action< Row > & { RenderModal: unknown } => {
	const RenderModal = ( {
		items,
		closeModal,
	}: {
		items: Row[];
		closeModal?: () => void;
	} ) => (
		<Body
			items={ items }
			close={ () => closeModal?.() }
			onChanged={ onChanged }
		/>
	);
	return { RenderModal } as Action< Row > & { RenderModal: unknown };
};

const isPerson = ( { role }: Row ) => role !== 'realtor_partner';

/** What can be done with one row, or with several. */
export const actionsFor = ( wiring: Wiring ): Action< Row >[] => [
	{
		id: 'edit',
		label: __( 'Edit', 'svc' ),
		icon: pencil,
		isPrimary: true,
		callback: ( [ row ] ) =>
			void navigate( addressOf( 'svc-people', { person: row!.id } ) ),
	},
	{
		...dialog( ChangeRole, wiring ),
		id: 'change-role',
		label: __( 'Change role', 'svc' ),
		supportsBulk: true,
	},
	{
		...dialog( ChangeDepartment, wiring ),
		id: 'change-department',
		label: __( 'Change department', 'svc' ),
		supportsBulk: true,
	},
	{
		...dialog( ChangeManager, wiring ),
		id: 'change-manager',
		label: __( 'Change manager', 'svc' ),
		supportsBulk: true,
		isEligible: isPerson,
	},
	{
		...dialog(
			( { items, close } ) => (
				<ExportDialog
					state={ wiring.state }
					count={ items.length }
					only={ items.map( ( { id } ) => id ) }
					close={ close }
				/>
			),
			wiring
		),
		id: 'export',
		label: __( 'Export', 'svc' ),
		modalHeader: __( 'Export', 'svc' ),
		icon: download,
		supportsBulk: true,
	},
	{
		...dialog( Delete, wiring ),
		id: 'delete',
		label: __( 'Delete profile', 'svc' ),
		icon: trash,
		supportsBulk: true,
	},
];
