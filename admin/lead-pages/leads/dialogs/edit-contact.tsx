import { __ } from '@wordpress/i18n';
import type { Lead } from '../../../../client/src/lead-pages/index';
import { WritingDialog } from '../../../shared/writing-dialog';
import { contactNames } from '../../shared/contact-rows';
import type { Save } from '../drawer/use-lead';
import { ContactForm } from './contact-form';
import { useContact } from './use-contact';

interface Props {
	lead: Lead;
	save: Save;
	close: () => void;
}

const contactOf = ( lead: Lead ) =>
	Object.fromEntries(
		contactNames.map( ( name ) => [ name, lead[ name ] ?? '' ] )
	);

/** Corrects the contact details of a lead. */
export function EditContact( { lead, save, close }: Props ) {
	const start = contactOf( lead );
	const { run, ...form } = useContact( start );
	const { changed, draft } = form.editing;
	const pick = ( from: object ) =>
		Object.fromEntries(
			Object.entries( from ).filter( ( [ name ] ) =>
				changed.includes( name )
			)
		);
	async function submit() {
		await run( async () => {
			if ( changed.length > 0 ) {
				const thrown = await save( pick( draft ), {
					text: __( 'Saved.', 'svc' ),
					undo: pick( start ),
				} );
				if ( thrown !== null ) {
					throw thrown as Error;
				}
			}
			close();
		} );
	}
	return (
		<WritingDialog
			title={ __( 'Edit contact details', 'svc' ) }
			size="medium"
			focusOnMount="firstContentElement"
			isBusy={ form.isBusy }
			close={ close }
		>
			<ContactForm
				{ ...form }
				label={ __( 'Save', 'svc' ) }
				submit={ submit }
				close={ close }
			/>
		</WritingDialog>
	);
}
