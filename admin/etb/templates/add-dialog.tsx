import { Notice, SelectControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { createTemplate } from '../../../client/src/etb/index';
import { DialogButtons } from '../../shared/dialog-buttons';
import { textOf } from '../../shared/failure';
import { transport } from '../../shared/transport';
import { WritingDialog } from '../../shared/writing-dialog';
import { editorAddress } from './editor-address';
import { purposes } from '../../../client/src/etb/vocabulary.js';
import { purposeText, type Purpose } from '../vocabulary';

interface Props {
	close: () => void;
}

/** As the server counts them: characters, not the units of JavaScript. */
const longestName = 150;

/** Asks what the template is for, which cannot be changed later, makes it from the starter, and opens it in the editor. */
export function AddDialog( { close }: Props ) {
	const [ purpose, setPurpose ] = useState< Purpose >( 'lead_confirmation' );
	const [ name, setName ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );
	const [ error, setError ] = useState( '' );
	async function add( event: FormEvent ) {
		event.preventDefault();
		setBusy( true );
		setError( '' );
		try {
			const { body } = await createTemplate( transport, {
				purpose,
				name: name.trim() || purposeText( purpose ),
			} );
			window.location.assign( editorAddress( body.id ) );
		} catch ( thrown ) {
			setError( textOf( thrown ) );
			setBusy( false );
		}
	}
	return (
		<WritingDialog
			title={ __( 'Add template', 'svc' ) }
			size="medium"
			focusOnMount="firstContentElement"
			isBusy={ isBusy }
			close={ close }
		>
			<form
				className="svc-dialog"
				onSubmit={ ( event ) => void add( event ) }
			>
				{ error !== '' && (
					<Notice status="error" isDismissible={ false }>
						{ error }
					</Notice>
				) }
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'Purpose', 'svc' ) }
					help={ __(
						'Decides which merge tags there are. It cannot be changed later.',
						'svc'
					) }
					value={ purpose }
					options={ purposes.map( ( value ) => ( {
						value,
						label: purposeText( value ),
					} ) ) }
					onChange={ setPurpose }
				/>
				<TextControl
					__next40pxDefaultSize
					label={ __( 'Name', 'svc' ) }
					placeholder={ purposeText( purpose ) }
					value={ name }
					onChange={ ( typed ) =>
						setName(
							[ ...typed ].slice( 0, longestName ).join( '' )
						)
					}
				/>
				<DialogButtons
					label={ __( 'Add', 'svc' ) }
					onCancel={ isBusy ? null : close }
					isBusy={ isBusy }
				/>
			</form>
		</WritingDialog>
	);
}
