import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	/** The label of the button that carries the dialog's action out. */
	label: string;
	/** Without it, the button submits the form around it. */
	onAction?: () => void;
	/** Null while the dialog cannot be left. */
	onCancel: ( () => void ) | null;
	/** The label of the other button where it is not "Cancel". */
	cancelLabel?: string;
	isDestructive?: boolean;
	isBusy?: boolean;
	isReady?: boolean;
}

/** The last row of a dialog: a button that leaves it and one that carries its action out. */
export const DialogButtons = ( {
	label,
	onAction,
	onCancel,
	cancelLabel = __( 'Cancel', 'svc' ),
	isDestructive = false,
	isBusy = false,
	isReady = true,
}: Props ) => (
	<div className="svc-dialog__buttons">
		<Button
			__next40pxDefaultSize
			variant="tertiary"
			disabled={ onCancel === null }
			accessibleWhenDisabled
			onClick={ () => onCancel?.() }
		>
			{ cancelLabel }
		</Button>
		<Button
			__next40pxDefaultSize
			variant="primary"
			isDestructive={ isDestructive }
			isBusy={ isBusy }
			disabled={ isBusy || ! isReady }
			accessibleWhenDisabled
			{ ...( onAction ? { onClick: onAction } : { type: 'submit' } ) }
		>
			{ label }
		</Button>
	</div>
);
