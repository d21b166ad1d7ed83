import { Button, Notice, TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { addLeadNote } from '../../../../client/src/lead-pages/index';
import { fieldMark } from '../../../shared/form/form-props';
import { notify } from '../../../shared/notices';
import { transport } from '../../../shared/transport';
import { failureText } from '../../shared/failure';

interface Props {
	id: number;
	/** Kept while other leads are open. */
	draft: { text: string; setText: ( text: string ) => void };
	onAdded: () => void;
}

/** The field that the key `n` moves the focus to. */
export const noteField = '[data-field="lead-note"]';

export function NoteForm( { id, draft: { text, setText }, onAdded }: Props ) {
	const [ typed, setTyped ] = useState( text );
	const [ isBusy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState< unknown >( null );
	function change( next: string ) {
		setTyped( next );
		setText( next );
	}
	async function add( event: FormEvent ) {
		event.preventDefault();
		// React hands events of a dialog on to the form that has opened it.
		event.stopPropagation();
		setBusy( true );
		setFailure( null );
		try {
			await addLeadNote( transport, id, { text: typed.trim() } );
			change( '' );
			notify( __( 'Note added.', 'svc' ) );
			onAdded();
		} catch ( thrown ) {
			setFailure( thrown );
		} finally {
			setBusy( false );
		}
	}
	return (
		<form
			className="svc-lead-note-form"
			onSubmit={ ( event ) => void add( event ) }
		>
			<TextareaControl
				{ ...fieldMark( 'lead-note' ) }
				label={ __( 'New note', 'svc' ) }
				rows={ 3 }
				maxLength={ 5000 }
				dir="auto"
				value={ typed }
				onChange={ change }
			/>
			{ failure !== null && (
				<Notice status="error" isDismissible={ false }>
					{ failureText( failure ) }
				</Notice>
			) }
			<Button
				variant="secondary"
				type="submit"
				isBusy={ isBusy }
				disabled={ isBusy || typed.trim() === '' }
				accessibleWhenDisabled
			>
				{ __( 'Add note', 'svc' ) }
			</Button>
		</form>
	);
}
