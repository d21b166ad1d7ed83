import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Refusals } from './refusals';
import { useBulk, type ActionProps, type BulkAction } from './use-bulk';

export interface BulkDialogProps< Item extends { id: number } >
	extends ActionProps< Item >, BulkAction< Item > {
	/** The label of the button. */
	label: string;
	isDestructive?: boolean;
	isReady: boolean;
	nameOf: ( item: Item ) => string;
	/** What is said of the number of items that the action was refused for. */
	refusedText: ( count: number ) => string;
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
			{ children }
			{ tried !== null && items.length > 1 && (
				<Progress label={ label } tried={ tried } of={ items.length } />
			) }
			<div className="svc-dialog__buttons">
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ tried === null ? close : stop }
				>
					{ tried === null
						? __( 'Cancel', 'svc' )
						: __( 'Stop', 'svc' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					isDestructive={ props.isDestructive ?? false }
					isBusy={ tried !== null }
					disabled={ tried !== null || ! props.isReady }
					accessibleWhenDisabled
				>
					{ label }
				</Button>
			</div>
		</form>
	);
}

const Progress = ( {
	label,
	tried,
	of,
}: {
	label: string;
	tried: number;
	of: number;
} ) => (
	<div className="svc-progress">
		<progress max={ of } value={ tried } aria-label={ label } />
		<span>
			{ sprintf(
				/* translators: 1: how many are done, 2: of how many. */
				__( '%1$d of %2$d', 'svc' ),
				tried,
				of
			) }
		</span>
	</div>
);
