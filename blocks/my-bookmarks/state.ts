import { store } from '@wordpress/interactivity';
import type { Mark } from '../bookmark-button/marks';

interface Removed {
	site_id: number;
	post_id: number;
	collection: string;
}

interface State {
	/** Message about the last action, its error, or the shown list. */
	said: string;
	undo: Removed | null;
	texts: Record<
		| 'removed'
		| 'restored'
		| 'created'
		| 'renamed'
		| 'deleted'
		| 'failed'
		| 'offline',
		string
	>;
}

export interface Shared {
	marks: Record< string, Mark >;
}

export const { state } = store( 'svc/my-bookmarks', {} as { state: State } );
/** State of the buttons of the page. */
export const { state: shared } = store(
	'svc/bookmarks',
	{} as { state: Shared }
);
