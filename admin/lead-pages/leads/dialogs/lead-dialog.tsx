import {
	BulkDialog,
	type BulkDialogProps,
} from '../../../shared/list/bulk-dialog';
import { Names } from '../../../shared/list/names';
import type { Row } from '../list';
import { countText, nameText, refusedText } from '../texts';

/** An action on one or several leads. */
export const LeadDialog = ( {
	children,
	...props
}: Omit<
	BulkDialogProps< Row >,
	'countText' | 'isReady' | 'nameOf' | 'refusedText'
> & { isReady?: boolean } ) => (
	<BulkDialog
		isReady
		{ ...props }
		nameOf={ nameText }
		countText={ countText }
		refusedText={ refusedText }
	>
		<Names names={ props.items.map( nameText ) } />
		{ children }
	</BulkDialog>
);
