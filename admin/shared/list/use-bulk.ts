import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { textOf } from '../failure';
import { unlessClosed } from '../leaving';
import { notify, notifyError } from '../notices';
import { oneByOne, type Outcome } from './one-by-one';

/** An action on more items takes a while. */
const many = 20;

/** What a dialog of an action is given. */
export interface ActionProps< Item > {
	items: Item[];
	close: () => void;
	/**
	 * Called when the action has ended and its dialog is closed, with the IDs of the items that it was refused for:
	 * they stay selected, and the dialog may be gone with the selection of the others.
	 */
	onChanged: ( refused: string[] ) => void;
}

export interface BulkAction< Item > {
	run: ( item: Item ) => Promise< unknown >;
	/** What is said of the items that are done. */
	doneText: ( count: number ) => string;
	/** What is said of the number of items that the action was refused for. */
	refusedText: ( count: number ) => string;
	/** Restores the items that are done. */
	undo?: ( done: Item[] ) => void;
}

/** The progress of an action on several items. Closing its dialog stops it before the next item. */
export function useBulk< Item extends { id: number } >(
	{ items, close, onChanged }: ActionProps< Item >,
	{ run, doneText, refusedText, undo }: BulkAction< Item >
) {
	/** Number of items tried; null while the action is not running. */
	const [ tried, setTried ] = useState< number | null >( null );
	const [ outcome, setOutcome ] = useState< Outcome< Item > | null >( null );
	const abort = useRef( new AbortController() );
	const isClosed = useRef( false );
	const refusals = useRef< ( () => void ) | null >( null );
	useEffect(
		() => () => {
			isClosed.current = true;
			abort.current.abort();
			refusals.current?.();
		},
		[]
	);

	async function start() {
		abort.current = new AbortController();
		setTried( 0 );
		const { signal } = abort.current;
		const result = await unlessClosed( () =>
			oneByOne( items, run, setTried, signal )
		);
		setTried( null );
		if ( result.done.length > 0 ) {
			notify(
				doneText( result.done.length ),
				undo && {
					label: __( 'Undo', 'svc' ),
					onClick: () => undo( result.done ),
				},
				// The report is read first, and of many items the end may not be watched.
				result.refused.length > 0 || items.length > many
			);
		}
		const ids = result.refused.map( ( { item } ) => String( item.id ) );
		if ( ids.length > 0 && ! isClosed.current ) {
			refusals.current = () => onChanged( ids );
			setOutcome( result );
			return;
		}
		if ( ids.length > 0 ) {
			const reasons = result.refused.map( ( { failure } ) =>
				textOf( failure )
			);
			notifyError(
				[ refusedText( ids.length ), ...new Set( reasons ) ].join( ' ' )
			);
		}
		// Another dialog may have been opened since this one was closed.
		if ( ! isClosed.current ) {
			close();
		}
		onChanged( ids );
	}

	return { tried, outcome, start, stop: () => abort.current.abort() };
}
