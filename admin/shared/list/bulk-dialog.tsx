import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { DialogButtons } from '../dialog-buttons';
import { Progress } from './progress';
import { Refusals } from './refusals';
import { useBulk, type ActionProps, type BulkAction } from './use-bulk';

export interface BulkDialogProps< Item extends { id: number } >
	extends ActionProps< Item >, BulkAction< Item > {
	/** The label of the button. */
	label: string;
	isDestructive?: boolean;
	isReady: boolean;
	nameOf: ( item: Item ) => string;
	/** What is said of several items before the action is carried out. */
	countText: ( count: number ) => string;
	children: ReactNode;
}

/** An action on one or several items: its settings, its progress, and a report of each item that it was refused for. */
export function BulkDialog< Item extends { id: number } >(
	props: BulkDialogProps< Item >
) {
	const { items, close, label, children } = props;
	const { tried, outcome, start, stop } = useBulk( props, props );
	if ( outcome ) {
		return (
			<Refusals
				outcome={ outcome }
				nameOf={ props.nameOf }
				refusedText={ props.refusedText }
				close={ close }
			/>
		);
	}
	return (
		<form
			className="svc-dialog"
			onSubmit={ ( event ) => {
				event.preventDefault();
				// React hands events of a dialog on to the form that has opened it.
				event.stopPropagation();
				void start();
			} }
		>
			{ items.length > 1 && <p>{ props.countText( items.length ) }</p> }
			{ children }
			{ tried !== null && items.length > 1 && (
				<Progress label={ label } tried={ tried } of={ items.length } />
			) }
			<DialogButtons
				label={ label }
				onCancel={ tried === null ? close : stop }
				cancelLabel={
					tried === null ? __( 'Cancel', 'svc' ) : __( 'Stop', 'svc' )
				}
				isDestructive={ props.isDestructive ?? false }
				isBusy={ tried !== null }
				isReady={ props.isReady }
			/>
		</form>
	);
}
