import { Button, Modal } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { askBeforeLeaving } from '../app/leaving';

/** Asks before a page with unsaved changes is left; gives the dialog that asks. */
export function useGuard( isUnsaved: boolean ): JSX.Element | null {
	const [ isAsking, setAsking ] = useState( false );
	const answer = useRef< ( may: boolean ) => void >( () => {} );
	useEffect( () => {
		if ( ! isUnsaved ) {
			return undefined;
		}
		return askBeforeLeaving( () => {
			setAsking( true );
			return new Promise( ( resolve ) => {
				answer.current = resolve;
			} );
		} );
	}, [ isUnsaved ] );
	const close = ( may: boolean ) => {
		setAsking( false );
		answer.current( may );
	};
	if ( ! isAsking ) {
		return null;
	}
	return (
		<Modal
			title={ __( 'Leave without saving?', 'svc' ) }
			size="small"
			onRequestClose={ () => close( false ) }
		>
			<p>{ __( 'You have changes that are not saved.', 'svc' ) }</p>
			<div className="svc-dialog__buttons">
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ () => close( false ) }
				>
					{ __( 'Stay', 'svc' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ () => close( true ) }
				>
					{ __( 'Leave', 'svc' ) }
				</Button>
			</div>
		</Modal>
	);
}
