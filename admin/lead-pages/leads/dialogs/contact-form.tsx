import { Notice } from '@wordpress/components';
import type { FormEvent, ReactNode } from 'react';
import { DialogButtons } from '../../../shared/dialog-buttons';
import { Field } from '../../../shared/form/field';
import type { Editing } from '../../../shared/form/use-draft';
import { contactNames } from '../../shared/contact-rows';

interface Props {
	editing: Editing;
	label: string;
	isBusy: boolean;
	/** What is wrong, and is of no field. */
	error: string;
	submit: () => Promise< void >;
	close: () => void;
	children?: ReactNode;
}

const may = () => true;

/** The fields of a person, in a dialog. */
export const ContactForm = ( {
	editing,
	label,
	isBusy,
	error,
	submit,
	close,
	children,
}: Props ) => (
	<form
		className="svc-dialog"
		noValidate
		onSubmit={ ( event: FormEvent ) => {
			event.preventDefault();
			// React hands events of a dialog on to the form that has opened it.
			event.stopPropagation();
			if ( editing.checkAll( contactNames ) ) {
				void submit();
			}
		} }
	>
		{ error !== '' && (
			<Notice status="error" isDismissible={ false }>
				{ error }
			</Notice>
		) }
		<div className="svc-pair">
			{ contactNames.map( ( name ) => (
				<Field key={ name } name={ name } { ...editing } may={ may } />
			) ) }
		</div>
		{ children }
		<DialogButtons
			label={ label }
			onCancel={ isBusy ? null : close }
			isBusy={ isBusy }
		/>
	</form>
);
