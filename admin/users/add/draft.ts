import type { Draft } from '../../shared/form/draft';
import type { Choice } from '../../shared/pick';

export const emptyDraft: Draft = {
	user_id: null,
	'account.username': '',
	first_name: '',
	last_name: '',
	email: '',
	role: 'staff',
	avatar: null,
};

/** The display name of an account as first and last name, unless a name has been typed. */
export function nameParts( choice: Choice | null, draft: Draft ): Draft {
	const words = choice?.label.trim().split( /\s+/ ) ?? [];
	return words.length < 2 || draft.first_name || draft.last_name
		? {}
		: {
				first_name: words.slice( 0, -1 ).join( ' ' ),
				last_name: words.at( -1 ) ?? '',
			};
}

/** The fields to check: a new account has no ID yet, and an existing one needs no username. */
export const namesToCheck = ( draft: Draft, isNew: boolean ): string[] =>
	Object.keys( draft ).filter(
		( name ) => name !== ( isNew ? 'user_id' : 'account.username' )
	);
