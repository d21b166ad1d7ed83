import type { Action } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';
import { inbox, notAllowed, people, tag, trash } from '@wordpress/icons';
import { actionDialog } from '../../shared/list/action-dialog';
import type { ActionProps } from '../../shared/list/use-bulk';
import { leadBoot } from '../boot';
import { ChangeStatus } from './dialogs/change-status';
import { DeleteLeads } from './dialogs/delete-leads';
import { HandOver } from './dialogs/hand-over';
import { MarkAsSpam, NotSpam } from './dialogs/spam';
import type { Folder, Row } from './list';

/** A lead that is shared with the caller is only read. */
const isFull = ( { access }: Row ) => access === 'full';

/** The actions for one lead, or for several. */
export const actionsFor = (
	folder: Folder,
	onChanged: ActionProps< Row >[ 'onChanged' ]
): Action< Row >[] => [
	...( folder === 'spam'
		? [
				{
					...actionDialog( NotSpam, onChanged, isFull ),
					id: 'not-spam',
					label: __( 'Not spam', 'svc' ),
					modalHeader: __( 'Not spam', 'svc' ),
					icon: inbox,
					isPrimary: true,
					supportsBulk: true,
				},
			]
		: [
				{
					...actionDialog( ChangeStatus, onChanged, isFull ),
					id: 'status',
					label: __( 'Change status', 'svc' ),
					modalHeader: __( 'Change status', 'svc' ),
					icon: tag,
					isPrimary: true,
					supportsBulk: true,
				},
				...( leadBoot().mayManageLeads
					? [
							{
								...actionDialog< Row >( HandOver, onChanged ),
								id: 'hand-over',
								label: __( 'Hand over', 'svc' ),
								modalHeader: __( 'Hand over', 'svc' ),
								icon: people,
								supportsBulk: true,
							},
						]
					: [] ),
				{
					...actionDialog( MarkAsSpam, onChanged, isFull ),
					id: 'spam',
					label: __( 'Mark as spam', 'svc' ),
					modalHeader: __( 'Mark as spam', 'svc' ),
					icon: notAllowed,
					supportsBulk: true,
				},
			] ),
	...( leadBoot().mayManageLeads
		? [
				{
					...actionDialog< Row >( DeleteLeads, onChanged ),
					id: 'delete',
					label: __( 'Delete permanently', 'svc' ),
					modalHeader: __( 'Delete permanently', 'svc' ),
					icon: trash,
					supportsBulk: true,
				},
			]
		: [] ),
];
