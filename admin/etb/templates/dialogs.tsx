import { __, _n, sprintf } from '@wordpress/i18n';
import { deleteTemplate, updateTemplate } from '../../../client/src/etb/index';
import { BulkDialog } from '../../shared/list/bulk-dialog';
import { Names } from '../../shared/list/names';
import type { ActionProps } from '../../shared/list/use-bulk';
import { transport } from '../../shared/transport';
import type { Row } from './list';
import { countText, nameText, refusedText } from './texts';

interface Change {
	label: () => string;
	isDestructive?: boolean;
	run: ( row: Row ) => Promise< unknown >;
	/** What the notice says. */
	doneText: ( count: number ) => string;
	/** What the dialog says besides the names. */
	note?: () => string;
}

/** Asks before the templates are changed. */
const dialogOf = ( { label, note, isDestructive = false, ...does }: Change ) =>
	function ChangeDialog( props: ActionProps< Row > ) {
		return (
			<BulkDialog
				{ ...props }
				{ ...does }
				label={ label() }
				isDestructive={ isDestructive }
				isReady
				nameOf={ nameText }
				countText={ countText }
				refusedText={ refusedText }
			>
				<Names names={ props.items.map( nameText ) } />
				{ note && <p>{ note() }</p> }
			</BulkDialog>
		);
	};

export const Activate = dialogOf( {
	label: () => __( 'Activate', 'svc' ),
	run: ( { id } ) => updateTemplate( transport, id, { status: 'active' } ),
	doneText: ( count ) =>
		sprintf(
			/* translators: %d: how many. */
			_n(
				'%d template activated.',
				'%d templates activated.',
				count,
				'svc'
			),
			count
		),
	note: () => __( 'Active templates can be chosen under Brand.', 'svc' ),
} );

export const MakeDraft = dialogOf( {
	label: () => __( 'Switch to draft', 'svc' ),
	run: ( { id } ) => updateTemplate( transport, id, { status: 'draft' } ),
	doneText: ( count ) =>
		sprintf(
			/* translators: %d: how many. */
			_n(
				'%d template is a draft now.',
				'%d templates are drafts now.',
				count,
				'svc'
			),
			count
		),
} );

export const MoveToTrash = dialogOf( {
	label: () => __( 'Move to Trash', 'svc' ),
	isDestructive: true,
	run: ( { id } ) => deleteTemplate( transport, id ),
	doneText: ( count ) =>
		sprintf(
			/* translators: %d: how many. */
			_n(
				'%d template moved to the Trash.',
				'%d templates moved to the Trash.',
				count,
				'svc'
			),
			count
		),
} );

export const Restore = dialogOf( {
	label: () => __( 'Restore', 'svc' ),
	run: ( { id } ) => updateTemplate( transport, id, { status: 'draft' } ),
	doneText: ( count ) =>
		sprintf(
			/* translators: %d: how many. */
			_n(
				'%d template restored.',
				'%d templates restored.',
				count,
				'svc'
			),
			count
		),
	note: () => __( 'Restored templates are drafts.', 'svc' ),
} );

export const DeleteForGood = dialogOf( {
	label: () => __( 'Delete permanently', 'svc' ),
	isDestructive: true,
	run: ( { id } ) => deleteTemplate( transport, id ),
	doneText: ( count ) =>
		sprintf(
			/* translators: %d: how many. */
			_n(
				'%d template permanently deleted.',
				'%d templates permanently deleted.',
				count,
				'svc'
			),
			count
		),
} );
