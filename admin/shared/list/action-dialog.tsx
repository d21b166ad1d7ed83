import type { Action } from '@wordpress/dataviews';
import type { ComponentType } from 'react';
import { useEverything, WithEverything } from './everything';
import type { ActionProps } from './use-bulk';

/** What DataViews gives to the dialog of an action. */
export interface ModalProps< Item > {
	items: Item[];
	closeModal?: () => void;
}

const always = () => true;

/**
 * An action of a list that opens a dialog, for the items that were ticked or for all that search and filters leave.
 * The focus moves to the dialog's first field.
 */
export function actionDialog< Item >(
	Dialog: ComponentType< ActionProps< Item > >,
	onChanged: ActionProps< Item >[ 'onChanged' ],
	isEligible: ( item: Item ) => boolean = always
) {
	function RenderModal( { items, closeModal }: ModalProps< Item > ) {
		const everything = useEverything< Item >();
		const props = { close: () => closeModal?.(), onChanged };
		return everything ? (
			<WithEverything
				everything={ everything }
				isEligible={ isEligible }
				close={ props.close }
			>
				{ ( all ) => <Dialog { ...props } items={ all } /> }
			</WithEverything>
		) : (
			<Dialog { ...props } items={ items } />
		);
	}
	return {
		RenderModal,
		modalFocusOnMount: 'firstContentElement',
		isEligible,
	} as Action< Item > & { RenderModal: unknown };
}
