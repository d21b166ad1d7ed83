import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { notify } from '../notices';
import { oneByOne, type Outcome } from './one-by-one';

/** What a dialog of an action is given. */
export interface ActionProps< Item > {
	items: Item[];
	close: () => void;
	/** Called when the action has ended, with the IDs of the items that it was refused for. */
	onChanged: ( refused: string[] ) => void;
}

export interface BulkAction< Item > {
	run: ( item: Item ) => Promise< unknown >;
	/** What is said of the items that are done. */
	doneText: ( count: number ) => string;
	/** Restores the items that are done. */
	undo?: ( done: Item[] ) => void;
}

/** The progress of an action on several items. */
export function useBulk< Item extends { id: number } >(
	{ items, close, onChanged }: ActionProps< Item >,
	{ run, doneText, undo }: BulkAction< Item >
) {
	/** Number of items tried; null while the action is not running. */
	const [ tried, setTried ] = useState< number | null >( null );
	const [ outcome, setOutcome ] = useState< Outcome< Item > | null >( null );
	const abort = useRef( new AbortController() );

	async function start() {
		abort.current = new AbortController();
		setTried( 0 );
		const { signal } = abort.current;
		const result = await oneByOne( items, run, setTried, signal );
		setTried( null );
		if ( result.done.length > 0 ) {
			notify(
				doneText( result.done.length ),
				undo && {
					label: __( 'Undo', 'svc' ),
					onClick: () => undo( result.done ),
				}
			);
		}
		if ( result.refused.length > 0 ) {
			setOutcome( result );
		} else {
			close();
		}
		onChanged( result.refused.map( ( { item } ) => String( item.id ) ) );
	}

	return { tried, outcome, start, stop: () => abort.current.abort() };
}
