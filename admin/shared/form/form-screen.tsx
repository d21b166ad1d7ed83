import { Button } from '@wordpress/components';
import { useId, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';
import { Screen } from '../screen';
import { useLeaveGuard } from '../use-leave-guard';
import { ErrorSummary } from './error-summary';
import { RequiredNote } from './required';
import type { Editing } from './use-draft';
import { useSaveKey } from './use-save-key';
import type { Saving } from './use-saving';

export interface FormScreenProps {
	title: string;
	/** A link to the screen above. */
	back?: ReactNode;
	/** Beside the button. */
	actions?: ReactNode;
	/** The label of the button. */
	submit: string;
	isReady: boolean;
	saving: Pick< Saving, 'isBusy' | 'attempt' | 'error' | 'submit' >;
	editing: Editing;
	aside: ReactNode;
	children: ReactNode;
}

/** A record as one form: its button in the header, its errors, and a question before it is left unsaved. */
export function FormScreen( {
	title,
	back,
	actions,
	submit,
	isReady,
	saving,
	editing,
	aside,
	children,
}: FormScreenProps ) {
	const form = useId();
	const place = useRef< HTMLFormElement >( null );
	const maySubmit = isReady && ! saving.isBusy;
	useSaveKey( place, maySubmit );
	const guard = useLeaveGuard( editing.changed.length > 0 );
	return (
		<Screen
			title={ title }
			back={ back }
			actions={
				<>
					{ actions }
					<Button
						__next40pxDefaultSize
						variant="primary"
						type="submit"
						form={ form }
						isBusy={ saving.isBusy }
						disabled={ ! maySubmit }
						accessibleWhenDisabled
					>
						{ submit }
					</Button>
				</>
			}
		>
			<ErrorSummary
				error={ saving.error }
				errors={ editing.errors }
				attempt={ saving.attempt }
			/>
			<form
				ref={ place }
				id={ form }
				className="svc-form"
				noValidate
				onSubmit={ ( event ) => {
					event.preventDefault();
					void saving.submit();
				} }
			>
				<RequiredNote />
				<div className="svc-form__main">{ children }</div>
				<aside className="svc-form__aside">{ aside }</aside>
			</form>
			{ guard }
		</Screen>
	);
}
