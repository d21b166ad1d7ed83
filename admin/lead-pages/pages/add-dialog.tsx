import { Notice, RadioControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import {
	createLeadPage,
	listLeadPageTemplates,
} from '../../../client/src/lead-pages/index';
import { boot } from '../../shared/boot';
import { DialogButtons } from '../../shared/dialog-buttons';
import { NotYet } from '../../shared/not-yet';
import type { Choice } from '../../shared/pick';
import { transport } from '../../shared/transport';
import { useAnswer } from '../../shared/use-answer';
import { WritingDialog } from '../../shared/writing-dialog';
import type { PageTemplate } from '../shared/page-texts';
import { failureText } from '../shared/failure';
import { usePeople } from '../shared/people';
import { choiceOf, PickLeadPerson } from '../shared/pick-lead-person';
import { longestTitle } from './copies';

/** The current user, if the account has a profile: the owner of a new page unless another one is chosen. */
function useMe(): Choice | null {
	const { userId, isPerson } = boot().me;
	const me = usePeople( isPerson ? [ userId ] : [] ).get( userId );
	return me ? choiceOf( me ) : null;
}

/** Asks for template, title, owner and partner, makes the page as a draft, and opens it in the editor. */
export function AddDialog( { close }: { close: () => void } ) {
	const { value: templates, ...asked } = useAnswer(
		'templates',
		async ( signal ) =>
			( await listLeadPageTemplates( transport, { signal } ) ).body.data
	);
	const me = useMe();
	const [ template, setTemplate ] =
		useState< PageTemplate >( 'loan-officer' );
	const [ title, setTitle ] = useState( '' );
	const [ chosen, setOwner ] = useState< Choice | null | undefined >();
	const [ partner, setPartner ] = useState< Choice | null >( null );
	const [ isBusy, setBusy ] = useState( false );
	const [ error, setError ] = useState( '' );
	const owner = chosen === undefined ? me : chosen;
	async function add( event: FormEvent ) {
		event.preventDefault();
		setBusy( true );
		setError( '' );
		try {
			const { body } = await createLeadPage( transport, {
				template,
				title: title.trim(),
				owner_user_id: Number( owner?.value ),
				...( partner && { partner_user_id: Number( partner.value ) } ),
			} );
			window.location.assign( body.edit_url ?? body.url );
		} catch ( thrown ) {
			setError( failureText( thrown ) );
			setBusy( false );
		}
	}
	return (
		<WritingDialog
			title={ __( 'Add lead page', 'svc' ) }
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
				<TextControl
					__next40pxDefaultSize
					label={ __( 'Title', 'svc' ) }
					maxLength={ longestTitle }
					value={ title }
					onChange={ setTitle }
				/>
				{ templates ? (
					<RadioControl
						label={ __( 'Template', 'svc' ) }
						selected={ template }
						options={ templates.map( ( one ) => ( {
							value: one.name,
							label: one.title,
							description: one.description,
						} ) ) }
						onChange={ ( next ) =>
							setTemplate( next as PageTemplate )
						}
					/>
				) : (
					<NotYet { ...asked } />
				) }
				<PickLeadPerson
					label={ __( 'Owner', 'svc' ) }
					help={ __( 'Gets the leads of the page.', 'svc' ) }
					isOwner
					value={ owner }
					onChange={ setOwner }
				/>
				<PickLeadPerson
					label={ __( 'Partner', 'svc' ) }
					help={
						template === 'open-house'
							? __(
									'An open house page can be published when it has a partner.',
									'svc'
								)
							: __( 'Optional: shares the page.', 'svc' )
					}
					ofRole="realtor_partner"
					value={ partner }
					onChange={ setPartner }
				/>
				<DialogButtons
					label={ __( 'Add', 'svc' ) }
					onCancel={ isBusy ? null : close }
					isBusy={ isBusy }
					isReady={ title.trim() !== '' && owner !== null }
				/>
			</form>
		</WritingDialog>
	);
}
