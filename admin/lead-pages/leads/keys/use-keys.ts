import { useEffect, useRef } from '@wordpress/element';
import type { LeadStatus } from '../../shared/vocabulary';
import { actionOf, type KeyAction } from './action';
import { areKeysOn } from './preference';

export interface KeyActions {
	next: () => void;
	previous: () => void;
	note: () => void;
	status: ( status: LeadStatus ) => void;
	help: () => void;
}

/** Elements in which a letter is typed, or selects the item that begins with it. */
const typing =
	'input, textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="combobox"]';

/** Dialogs but the lead that fills a phone. */
const dialogs = '.components-modal__screen-overlay:not(:has(.svc-lead-modal))';

const isElsewhere = ( { target }: KeyboardEvent ) =>
	( target instanceof Element && target.closest( typing ) !== null ) ||
	document.querySelector( dialogs ) !== null;

/** Runs the actions of keys that are pressed outside of fields, menus and dialogs. */
export function useKeys( actions: KeyActions ): void {
	const latest = useRef( actions );
	latest.current = actions;
	useEffect( () => {
		const press = ( event: KeyboardEvent ) => {
			const action = actionOf( event );
			if (
				action === null ||
				event.defaultPrevented ||
				isElsewhere( event ) ||
				! ( areKeysOn() || action.name === 'help' )
			) {
				return;
			}
			event.preventDefault();
			run( latest.current, action );
		};
		document.addEventListener( 'keydown', press );
		return () => document.removeEventListener( 'keydown', press );
	}, [] );
}

const run = ( actions: KeyActions, action: KeyAction ) =>
	action.name === 'status'
		? actions.status( action.status )
		: actions[ action.name ]();
