import { useState } from '@wordpress/element';
import type { FormEvent, ReactNode } from 'react';
import { DialogButtons } from '../../../shared/dialog-buttons';
import { textOf } from '../../../shared/failure';
import { WritingDialog } from '../../../shared/writing-dialog';

interface Props {
	title: string;
	/** The label of the button. */
	label: string;
	isReady: boolean;
	close: () => void;
	/** Returns what to do when the dialog has closed; it stays open where this throws. */
	run: () => Promise< () => Promise< void > >;
	children: ReactNode;
}

/** A dialog with one action, which stays open with the error where the server refuses it. */
export function VacancyDialog( props: Props ) {
	const { title, label, isReady, close, run, children } = props;
	const [ isBusy, setBusy ] = useState( false );
	const [ error, setError ] = useState( '' );

	async function submit( event: FormEvent ) {
		event.preventDefault();
		if ( isBusy || ! isReady ) {
			return;
		}
		setBusy( true );
		try {
			const show = await run();
			close();
			await show();
		} catch ( thrown ) {
			setError( textOf( thrown ) );
			setBusy( false );
		}
	}

	return (
		<WritingDialog
			title={ title }
			focusOnMount="firstContentElement"
			isBusy={ isBusy }
			close={ close }
		>
			<form
				className="svc-dialog"
				onSubmit={ ( event ) => void submit( event ) }
			>
				{ children }
				{ error && (
					<p className="svc-error" role="alert">
						{ error }
					</p>
				) }
				<DialogButtons
					label={ label }
					onCancel={ isBusy ? null : close }
					isBusy={ isBusy }
					isReady={ isReady }
				/>
			</form>
		</WritingDialog>
	);
}
