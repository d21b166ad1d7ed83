import { Modal } from '@wordpress/components';
import type { ComponentProps } from 'react';

type Props = Omit<
	ComponentProps< typeof Modal >,
	'isDismissible' | 'onRequestClose'
> & {
	isBusy: boolean;
	close: () => void;
};

/** A dialog that sends what was entered. It stays until the answer: what was asked for happens all the same, and may fail. */
export const WritingDialog = ( { isBusy, close, ...props }: Props ) => (
	<Modal
		{ ...props }
		isDismissible={ ! isBusy }
		onRequestClose={ () => ! isBusy && close() }
	/>
);
