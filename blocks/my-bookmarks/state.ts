import { store } from '@wordpress/interactivity';
import type { Mark } from '../bookmark-button/marks';

interface Removed {
	site_id: number;
	post_id: number;
	collection: string;
}

interface State {
	/** What was done, or why not, or what is shown. */
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
/** What the buttons of the page show. */
export const { state: shared } = store(
	'svc/bookmarks',
	{} as { state: Shared }
);
