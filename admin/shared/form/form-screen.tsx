import { Button } from '@wordpress/components';
import type { ReactNode } from 'react';
import { Screen } from '../screen';
import { useGuard } from '../use-guard';
import { ComplaintSummary } from './error-summary';
import type { Editing } from './use-draft';

interface Props {
	title: string;
	back?: ReactNode;
	/** Beside the button. */
	actions?: ReactNode;
	/** What the button says. */
	submit: string;
	isReady: boolean;
	/** What the button sets off, and how it stands. */
	saving: {
		isBusy: boolean;
		attempt: number;
		text: string | null;
		submit: () => Promise< void >;
	};
	editing: Editing;
	aside: ReactNode;
	children: ReactNode;
}

const form = 'svc-person-form';

/** A person's fields as one form: its button above, what is wrong with it, and the question before it is left. */
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
}: Props ) {
	const guard = useGuard( editing.changed.length > 0 );
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
						disabled={ saving.isBusy || ! isReady }
						accessibleWhenDisabled
					>
						{ submit }
					</Button>
				</>
			}
		>
			<ComplaintSummary
				text={ saving.text }
				complaints={ editing.complaints }
				attempt={ saving.attempt }
			/>
			<form
				id={ form }
				className="svc-form"
				noValidate
				onSubmit={ ( event ) => {
					event.preventDefault();
					void saving.submit();
				} }
			>
				<div className="svc-form__main">{ children }</div>
				<aside className="svc-form__aside">{ aside }</aside>
			</form>
			{ guard }
		</Screen>
	);
}
