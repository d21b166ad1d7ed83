import type { Action } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';
import {
	chartBar,
	copy,
	external,
	inbox,
	pencil,
	trash,
} from '@wordpress/icons';
import {
	deleteLeadPage,
	restoreLeadPage,
} from '../../../client/src/lead-pages/index';
import { boot } from '../../shared/boot';
import { textOf } from '../../shared/failure';
import { actionDialog } from '../../shared/list/action-dialog';
import { BulkDialog } from '../../shared/list/bulk-dialog';
import { Names } from '../../shared/list/names';
import { oneByOne } from '../../shared/list/one-by-one';
import type { ActionProps } from '../../shared/list/use-bulk';
import { navigate } from '../../shared/location';
import { notify, notifyError } from '../../shared/notices';
import { transport } from '../../shared/transport';
import { leadBoot } from '../boot';
import { leadsAddress, statsAddress } from './addresses';
import { DuplicateDialog } from './duplicate-dialog';
import type { Row } from './list';
import {
	countText,
	nameText,
	refusedText,
	restoredText,
	trashedText,
} from './texts';

type Props = ActionProps< Row >;

const isEditable = ( { edit_url: url }: Row ) => url !== null;

const goTo = ( address: string | null | undefined ) => {
	if ( address ) {
		window.location.assign( address );
	}
};

export const actionsFor = (
	onChanged: Props[ 'onChanged' ]
): Action< Row >[] => [
	{
		id: 'edit',
		label: __( 'Edit', 'svc' ),
		icon: pencil,
		isEligible: isEditable,
		callback: ( [ row ] ) => goTo( row?.edit_url ),
	},
	{
		id: 'view',
		label: __( 'View page', 'svc' ),
		icon: external,
		isEligible: ( { status } ) => status === 'publish',
		callback: ( [ row ] ) => goTo( row?.url ),
	},
	{
		id: 'stats',
		label: __( 'Statistics', 'svc' ),
		icon: chartBar,
		callback: ( [ row ] ) => void navigate( statsAddress( row!.id ) ),
	},
	{
		id: 'leads',
		label: __( 'Leads of this page', 'svc' ),
		icon: inbox,
		callback: ( [ row ] ) => void navigate( leadsAddress( row!.id ) ),
	},
	{
		...actionDialog< Row >(
			DuplicateDialog,
			onChanged,
			// Partners only read the pages that are shared with them.
			( row ) => leadBoot().mayManagePages || isOwn( row )
		),
		id: 'duplicate',
		label: leadBoot().mayManagePages
			? __( 'Duplicate for…', 'svc' )
			: __( 'Duplicate', 'svc' ),
		modalHeader: __( 'Duplicate', 'svc' ),
		icon: copy,
	},
	...( leadBoot().mayManagePages
		? [
				{
					...actionDialog< Row >( MoveToTrash, onChanged ),
					id: 'trash',
					label: __( 'Move to Trash', 'svc' ),
					modalHeader: __( 'Move to Trash', 'svc' ),
					icon: trash,
					supportsBulk: true,
				},
			]
		: [] ),
];

const isOwn = ( { owner_user_id: owner }: Row ) => owner === boot().me.userId;

const MoveToTrash = ( props: Props ) => (
	<BulkDialog
		{ ...props }
		label={ __( 'Move to Trash', 'svc' ) }
		isDestructive
		isReady
		run={ ( { id } ) => deleteLeadPage( transport, id ) }
		undo={ ( done ) => void restore( done, props.onChanged ) }
		doneText={ trashedText }
		nameOf={ nameText }
		countText={ countText }
		refusedText={ refusedText }
	>
		<Names names={ props.items.map( nameText ) } />
		<p>
			{ __( 'Visitors no longer see the page. Its leads stay.', 'svc' ) }
		</p>
	</BulkDialog>
);

async function restore( rows: Row[], onChanged: Props[ 'onChanged' ] ) {
	const { done, refused } = await oneByOne( rows, ( { id } ) =>
		restoreLeadPage( transport, id )
	);
	if ( done.length > 0 ) {
		notify( restoredText( done.length ) );
	}
	refused.forEach( ( { failure } ) => notifyError( textOf( failure ) ) );
	onChanged( [] );
}
