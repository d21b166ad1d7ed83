import { SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { createLead, type Lead } from '../../../../client/src/lead-pages/index';
import { enteredSources } from '../../../../client/src/lead-pages/vocabulary.js';
import { boot } from '../../../shared/boot';
import { notify } from '../../../shared/notices';
import type { Choice } from '../../../shared/pick';
import { transport } from '../../../shared/transport';
import { WritingDialog } from '../../../shared/writing-dialog';
import { leadBoot } from '../../boot';
import { contactNames } from '../../shared/contact-rows';
import { PickOwner } from '../../shared/pick-owner';
import { sourceText } from '../../shared/vocabulary';
import { ContactForm } from './contact-form';
import { useContact } from './use-contact';

interface Props {
	onAdded: ( lead: Lead ) => void;
	close: () => void;
}

const empty = Object.fromEntries(
	contactNames.map( ( name ) => [ name, '' ] )
);

const self = (): Choice | null => {
	const { userId, isPerson } = boot().me;
	return isPerson
		? { value: String( userId ), label: __( 'You', 'svc' ) }
		: null;
};

/** A lead that staff enter: a call, a visit, an event. */
export function AddLead( { onAdded, close }: Props ) {
	const { run, ...form } = useContact( empty );
	const [ source, setSource ] =
		useState< ( typeof enteredSources )[ number ] >( 'phone' );
	const [ owner, setOwner ] = useState( self );
	const submit = () =>
		run( async () => {
			const { body } = await createLead( transport, {
				...( form.editing.draft as { first_name: string } ),
				source,
				...( leadBoot().mayManageLeads &&
					owner && { owner_user_id: Number( owner.value ) } ),
			} );
			notify( __( 'Lead added.', 'svc' ) );
			close();
			onAdded( body );
		} );
	return (
		<WritingDialog
			title={ __( 'Add lead', 'svc' ) }
			size="medium"
			focusOnMount="firstContentElement"
			isBusy={ form.isBusy }
			close={ close }
		>
			<ContactForm
				{ ...form }
				label={ __( 'Add lead', 'svc' ) }
				submit={ submit }
				close={ close }
			>
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'Source', 'svc' ) }
					value={ source }
					options={ enteredSources.map( ( value ) => ( {
						value,
						label: sourceText( value ),
					} ) ) }
					onChange={ setSource }
				/>
				{ leadBoot().mayManageLeads && (
					<PickOwner value={ owner } onChange={ setOwner } />
				) }
			</ContactForm>
		</WritingDialog>
	);
}
