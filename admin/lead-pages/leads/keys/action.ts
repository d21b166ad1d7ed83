import { leadStatuses } from '../../../../client/src/lead-pages/vocabulary.js';
import type { LeadStatus } from '../../shared/vocabulary';

export type KeyAction =
	| { name: 'next' | 'previous' | 'note' | 'help' }
	| { name: 'status'; status: LeadStatus };

const letters: Readonly< Record< string, KeyAction > > = {
	j: { name: 'next' },
	k: { name: 'previous' },
	n: { name: 'note' },
	'?': { name: 'help' },
};

/** What a key does; null where it does nothing. Keys with a modifier are the browser's. */
export function actionOf( {
	key,
	ctrlKey,
	metaKey,
	altKey,
}: Pick<
	KeyboardEvent,
	'key' | 'ctrlKey' | 'metaKey' | 'altKey'
> ): KeyAction | null {
	if ( ctrlKey || metaKey || altKey ) {
		return null;
	}
	const status = /^[1-5]$/.test( key )
		? leadStatuses[ Number( key ) - 1 ]
		: undefined;
	return status ? { name: 'status', status } : ( letters[ key ] ?? null );
}
