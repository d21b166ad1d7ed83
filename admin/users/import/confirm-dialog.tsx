import { Button, Modal, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { failureText } from './texts';

interface Props {
	title: string;
	/** The labels of the buttons. */
	no: string;
	yes: string;
	children: ReactNode;
	onNo: () => void;
	/** Closes the dialog as well, which stays open while this runs and if it fails. */
	onYes: () => Promise< void >;
}

/** Asks before data is deleted. */
export function ConfirmDialog( {
	title,
	no,
	yes,
	children,
	onNo,
	onYes,
}: Props ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState< unknown >( null );
	async function agree() {
		setBusy( true );
		try {
			await onYes();
		} catch ( thrown ) {
			setFailure( thrown );
			setBusy( false );
		}
	}
	return (
		<Modal title={ title } size="small" onRequestClose={ onNo }>
			<div className="svc-dialog">
				{ children }
				{ failure !== null && (
					<Notice status="error" isDismissible={ false }>
						{ failureText( failure ) }
					</Notice>
				) }
				<div className="svc-dialog__buttons">
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ onNo }
					>
						{ no }
					</Button>
					<Button
						__next40pxDefaultSize
						variant="primary"
						isDestructive
						isBusy={ isBusy }
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ () => void agree() }
					>
						{ yes }
					</Button>
				</div>
			</div>
		</Modal>
	);
}
