import type { Action } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';
import {
	backup,
	copy,
	download,
	drafts,
	published,
	trash,
} from '@wordpress/icons';
import {
	duplicateTemplate,
	exportTemplate,
} from '../../../client/src/etb/index';
import { textOf } from '../../shared/failure';
import { actionDialog } from '../../shared/list/action-dialog';
import type { ActionProps } from '../../shared/list/use-bulk';
import { notify, notifyError } from '../../shared/notices';
import { transport } from '../../shared/transport';
import {
	Activate,
	DeleteForGood,
	MakeDraft,
	MoveToTrash,
	Restore,
} from './dialogs';
import type { Row } from './list';
import { saveFile } from './save-file';

const isDraft = ( { status }: Row ) => status === 'draft';
const isInTrash = ( { status }: Row ) => status === 'trash';
const isDeletable = ( row: Row ) => ! row.in_use && ! isInTrash( row );
const isRetirable = ( row: Row ) => ! row.in_use && row.status === 'active';

type Props = ActionProps< Row >;

async function duplicate( [ row ]: Row[], onChanged: Props[ 'onChanged' ] ) {
	try {
		await duplicateTemplate( transport, row!.id );
		notify( __( 'Template duplicated.', 'svc' ) );
		onChanged( [] );
	} catch ( thrown ) {
		notifyError( textOf( thrown ) );
	}
}

async function save( [ row ]: Row[] ) {
	try {
		const { body } = await exportTemplate( transport, row!.id );
		saveFile( `${ row!.name }.json`, JSON.stringify( body, null, '\t' ) );
	} catch ( thrown ) {
		notifyError( textOf( thrown ) );
	}
}

export const actionsFor = (
	onChanged: Props[ 'onChanged' ]
): Action< Row >[] => [
	{
		id: 'duplicate',
		label: __( 'Duplicate', 'svc' ),
		icon: copy,
		isEligible: ( row ) => ! isInTrash( row ),
		callback: ( rows ) => void duplicate( rows, onChanged ),
	},
	{
		id: 'export',
		label: __( 'Export', 'svc' ),
		icon: download,
		callback: ( rows ) => void save( rows ),
	},
	{
		...actionDialog< Row >( Activate, onChanged, isDraft ),
		id: 'activate',
		label: __( 'Activate', 'svc' ),
		modalHeader: __( 'Activate', 'svc' ),
		icon: published,
		supportsBulk: true,
	},
	{
		...actionDialog< Row >( MakeDraft, onChanged, isRetirable ),
		id: 'draft',
		label: __( 'Switch to draft', 'svc' ),
		modalHeader: __( 'Switch to draft', 'svc' ),
		icon: drafts,
		supportsBulk: true,
	},
	{
		...actionDialog< Row >( MoveToTrash, onChanged, isDeletable ),
		id: 'trash',
		label: __( 'Move to Trash', 'svc' ),
		modalHeader: __( 'Move to Trash', 'svc' ),
		icon: trash,
		supportsBulk: true,
	},
	{
		...actionDialog< Row >( Restore, onChanged, isInTrash ),
		id: 'restore',
		label: __( 'Restore', 'svc' ),
		modalHeader: __( 'Restore', 'svc' ),
		icon: backup,
		isPrimary: true,
		supportsBulk: true,
	},
	{
		...actionDialog< Row >( DeleteForGood, onChanged, isInTrash ),
		id: 'delete',
		label: __( 'Delete permanently', 'svc' ),
		modalHeader: __( 'Delete permanently', 'svc' ),
		icon: trash,
		supportsBulk: true,
	},
];
