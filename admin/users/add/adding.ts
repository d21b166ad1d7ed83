import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { NewProfile } from '../../../client/src/users/profile-schemas.js';
import { updateIntranetProfile } from '../../../client/src/users/intranet/intranet-profiles.js';
import { createProfile } from '../../../client/src/users/profiles.js';
import { complain } from '../../shared/say';
import { paramsOf, textOf } from '../../shared/failure';
import type { Choice } from '../../shared/pick';
import { transport } from '../../shared/transport';
import { bodiesOf, complaintsOf, type Draft } from '../shared/profile/draft';
import type { Editing } from '../../shared/form/use-draft';
import { createAccount } from './create-account';

export const emptyDraft: Draft = {
	user_id: null,
	'account.username': '',
	first_name: '',
	last_name: '',
	email: '',
	role: 'staff',
	avatar: null,
};

/** A name that is shown, as two: only where nothing has been typed yet. */
export function nameParts( choice: Choice | null, draft: Draft ): Draft {
	const words = choice?.label.trim().split( /\s+/ ) ?? [];
	return words.length < 2 || draft.first_name || draft.last_name
		? {}
		: {
				first_name: words.slice( 0, -1 ).join( ' ' ),
				last_name: words.at( -1 ) ?? '',
			};
}

interface Wiring {
	isNew: boolean;
	onAccountMade: ( account: Choice ) => void;
	onAdded: ( id: number ) => void;
}

/** The account where there is none, the profile, and what only the internal profile has. */
export function useAdding( editing: Editing, wiring: Wiring ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ attempt, setAttempt ] = useState( 0 );
	const [ text, setText ] = useState< string | null >( null );
	const { draft, set, complain: mark, check } = editing;

	function refused( thrown: unknown ) {
		const complaints = complaintsOf( paramsOf( thrown ), false );
		mark( complaints );
		setText(
			Object.keys( complaints ).length > 0 ? null : textOf( thrown )
		);
		setAttempt( ( last ) => last + 1 );
	}

	async function account(): Promise< number > {
		if ( ! wiring.isNew ) {
			return Number( draft.user_id );
		}
		const made = await createAccount( draft );
		// Should the profile be refused, the account is there, and is not made again.
		set( { user_id: Number( made.value ) } );
		wiring.onAccountMade( made );
		return Number( made.value );
	}

	return {
		isBusy,
		attempt,
		text,
		async submit() {
			setText( null );
			if ( ! check( keysOf( draft, wiring.isNew ) ) ) {
				setAttempt( ( last ) => last + 1 );
				return;
			}
			setBusy( true );
			try {
				const userId = await account();
				wiring.onAdded(
					await addProfile( { ...draft, user_id: userId } )
				);
			} catch ( thrown ) {
				refused( thrown );
			} finally {
				setBusy( false );
			}
		},
	};
}

/** A new account has no ID yet; one that is there needs no user name. */
const keysOf = ( draft: Draft, isNew: boolean ) =>
	Object.keys( draft ).filter(
		( key ) => key !== ( isNew ? 'user_id' : 'account.username' )
	);

async function addProfile( draft: Draft ): Promise< number > {
	const keys = Object.keys( draft ).filter(
		( key ) => ! key.startsWith( 'account.' )
	);
	const { profile, intranet } = bodiesOf( draft, keys );
	const { body } = await createProfile( transport, profile as NewProfile );
	if ( intranet && draft.role !== 'realtor_partner' ) {
		await updateIntranetProfile(
			transport,
			Number( draft.user_id ),
			intranet
		).catch( ( thrown: unknown ) =>
			complain(
				`${ __( 'The internal details were not saved.', 'svc' ) } ${ textOf( thrown ) }`
			)
		);
	}
	return body.id;
}
