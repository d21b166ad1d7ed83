import { CheckboxControl, Notice, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import {
	createWebhook,
	updateWebhook,
	type Webhook,
} from '../../../../client/src/lead-pages/index';
import { webhookEvents } from '../../../../client/src/lead-pages/vocabulary.js';
import { DialogButtons } from '../../../shared/dialog-buttons';
import { WritingDialog } from '../../../shared/writing-dialog';
import { paramsOf } from '../../../shared/failure';
import { notify } from '../../../shared/notices';
import { transport } from '../../../shared/transport';
import { failureText } from '../../shared/failure';
import { eventText } from '../texts';

type Event = Webhook[ 'events' ][ number ];
type Draft = Pick< Webhook, 'url' | 'description' | 'events' >;

interface Props {
	/** Null for a new one. */
	webhook: Webhook | null;
	close: () => void;
	/** With the secret of a new one. */
	onSaved: ( secret?: string ) => void;
}

async function save( webhook: Webhook | null, draft: Draft ) {
	if ( webhook === null ) {
		return ( await createWebhook( transport, draft ) ).body.secret;
	}
	await updateWebhook( transport, webhook.id, draft );
	notify( __( 'Saved.', 'svc' ) );
	return undefined;
}

/** Where messages go, and of which events. */
export function EditDialog( { webhook, close, onSaved }: Props ) {
	const [ draft, setDraft ] = useState< Draft >( {
		url: webhook?.url ?? '',
		description: webhook?.description ?? '',
		events: webhook?.events ?? [ ...webhookEvents ],
	} );
	const [ isBusy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState< unknown >( null );
	const errors = paramsOf( failure );
	async function submit( event: FormEvent ) {
		event.preventDefault();
		setBusy( true );
		setFailure( null );
		try {
			const secret = await save( webhook, draft );
			close();
			onSaved( secret );
		} catch ( thrown ) {
			setFailure( thrown );
			setBusy( false );
		}
	}
	const text = (
		name: 'url' | 'description',
		label: string,
		help: string
	) => (
		<TextControl
			__next40pxDefaultSize
			label={ label }
			help={ errors[ name ] ?? help }
			className={ errors[ name ] ? 'svc-field has-error' : 'svc-field' }
			aria-invalid={ errors[ name ] !== undefined }
			value={ draft[ name ] }
			dir={ name === 'url' ? 'ltr' : 'auto' }
			onChange={ ( value ) => setDraft( { ...draft, [ name ]: value } ) }
		/>
	);
	return (
		<WritingDialog
			title={
				webhook === null
					? __( 'Add webhook', 'svc' )
					: __( 'Edit webhook', 'svc' )
			}
			size="medium"
			focusOnMount="firstContentElement"
			isBusy={ isBusy }
			close={ close }
		>
			<form
				className="svc-dialog"
				noValidate
				onSubmit={ ( event ) => void submit( event ) }
			>
				{ failure !== null && (
					<Notice status="error" isDismissible={ false }>
						{ failureText( failure ) }
					</Notice>
				) }
				{ text(
					'url',
					__( 'Address of the receiver', 'svc' ),
					__( 'It begins with https://.', 'svc' )
				) }
				{ text(
					'description',
					__( 'Description', 'svc' ),
					__( 'Optional, such as the name of the CRM.', 'svc' )
				) }
				<Events
					chosen={ draft.events }
					error={ errors.events }
					onChange={ ( events ) => setDraft( { ...draft, events } ) }
				/>
				<DialogButtons
					label={
						webhook === null
							? __( 'Add', 'svc' )
							: __( 'Save', 'svc' )
					}
					onCancel={ isBusy ? null : close }
					isBusy={ isBusy }
					isReady={
						draft.url.trim() !== '' && draft.events.length > 0
					}
				/>
			</form>
		</WritingDialog>
	);
}

const Events = ( {
	chosen,
	error,
	onChange,
}: {
	chosen: readonly Event[];
	error: string | undefined;
	onChange: ( events: Event[] ) => void;
} ) => (
	<fieldset className="svc-lead-events">
		<legend>{ __( 'Tell of', 'svc' ) }</legend>
		{ webhookEvents.map( ( event ) => (
			<CheckboxControl
				key={ event }
				label={ eventText( event ) }
				help={ event }
				checked={ chosen.includes( event ) }
				onChange={ ( isOn ) =>
					onChange(
						webhookEvents.filter( ( one ) =>
							one === event ? isOn : chosen.includes( one )
						)
					)
				}
			/>
		) ) }
		{ error && (
			<p className="svc-error" role="alert">
				{ error }
			</p>
		) }
	</fieldset>
);
