import { useEffect, useState } from '@wordpress/element';
import type { Draft } from '../../../shared/form/draft';
import type { Choice } from '../../../shared/pick';

/** Changes to a person that the person's screen opens with, in the state of the browser's history. */
export interface Unsaved {
	changes: Draft;
	/** The manager in the changes. */
	manager: Choice | null;
}

const none: Unsaved = { changes: {}, manager: null };

/** The changes that this screen was opened with. They are taken once: a reload shows what is saved. */
export function useUnsaved(): Unsaved {
	const [ unsaved ] = useState(
		() => ( window.history.state as Unsaved | null ) ?? none
	);
	useEffect( () => window.history.replaceState( null, '' ), [] );
	return unsaved;
}
