import { Modal } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { DialogButtons } from './dialog-buttons';
import { askBeforeLeaving } from './leaving';

interface Texts {
	title: string;
	text: string;
}

const unsaved = (): Texts => ( {
	title: __( 'Leave without saving?', 'svc' ),
	text: __( 'You have unsaved changes.', 'svc' ),
} );

/** Asks before a screen with unsaved changes or a running task is left. Returns the dialog. */
export function useLeaveGuard(
	isOn: boolean,
	{ title, text }: Texts = unsaved()
): JSX.Element | null {
	const [ isAsking, setAsking ] = useState( false );
	const answer = useRef< ( may: boolean ) => void >( () => {} );
	useEffect( () => {
		if ( ! isOn ) {
			return undefined;
		}
		return askBeforeLeaving( () => {
			setAsking( true );
			return new Promise( ( resolve ) => {
				answer.current = resolve;
			} );
		} );
	}, [ isOn ] );
	const close = ( may: boolean ) => {
		setAsking( false );
		answer.current( may );
	};
	if ( ! isAsking ) {
		return null;
	}
	return (
		<Modal
			title={ title }
			size="small"
			onRequestClose={ () => close( false ) }
		>
			<p>{ text }</p>
			<DialogButtons
				label={ __( 'Leave', 'svc' ) }
				onAction={ () => close( true ) }
				cancelLabel={ __( 'Stay', 'svc' ) }
				onCancel={ () => close( false ) }
			/>
		</Modal>
	);
}
