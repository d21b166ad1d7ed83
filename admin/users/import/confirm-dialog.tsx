import { Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { DialogButtons } from '../../shared/dialog-buttons';
import { WritingDialog } from '../../shared/writing-dialog';
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
		<WritingDialog
			title={ title }
			size="small"
			isBusy={ isBusy }
			close={ onNo }
		>
			<div className="svc-dialog">
				{ children }
				{ failure !== null && (
					<Notice status="error" isDismissible={ false }>
						{ failureText( failure ) }
					</Notice>
				) }
				<DialogButtons
					label={ yes }
					onAction={ () => void agree() }
					cancelLabel={ no }
					onCancel={ isBusy ? null : onNo }
					isDestructive
					isBusy={ isBusy }
				/>
			</div>
		</WritingDialog>
	);
}
