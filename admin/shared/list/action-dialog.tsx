import type { Action } from '@wordpress/dataviews';
import type { ComponentType } from 'react';
import type { ActionProps } from './use-bulk';

interface ModalProps< Item > {
	items: Item[];
	closeModal?: () => void;
}

/** An action of a list that opens a dialog. */
export function actionDialog< Item >(
	Dialog: ComponentType< ActionProps< Item > >,
	onChanged: ActionProps< Item >[ 'onChanged' ]
) {
	const RenderModal = ( { items, closeModal }: ModalProps< Item > ) => (
		<Dialog
			items={ items }
			close={ () => closeModal?.() }
			onChanged={ onChanged }
		/>
	);
	return { RenderModal } as Action< Item > & { RenderModal: unknown };
}
