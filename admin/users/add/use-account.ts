import { useRef, useState } from '@wordpress/element';
import { boot } from '../../shared/boot';
import type { Editing } from '../../shared/form/use-draft';
import type { Choice } from '../../shared/pick';
import { emailOf } from './create-account';
import { nameParts } from './draft';

/** Which account the person gets, and whether its owner is invited. */
export interface AccountChoice {
	isNew: boolean;
	setNew: ( isNew: boolean ) => void;
	account: Choice | null;
	pick: ( account: Choice | null ) => void;
	invites: boolean;
	setInvites: ( invites: boolean ) => void;
}

export function useAccount( { draft, set }: Editing ): AccountChoice {
	const [ isNew, setNew ] = useState( boot().mayCreateUsers );
	const [ invites, setInvites ] = useState( false );
	const [ account, setAccount ] = useState< Choice | null >( null );
	const latest = useRef( draft );
	latest.current = draft;

	async function suggestEmail( choice: Choice ) {
		const email = await emailOf( choice );
		if ( email && ! latest.current.email ) {
			set( { email } );
		}
	}

	function pick( choice: Choice | null ) {
		setAccount( choice );
		setNew( false );
		set( {
			user_id: choice ? Number( choice.value ) : null,
			...nameParts( choice, draft ),
		} );
		if ( choice && boot().mayCreateUsers ) {
			void suggestEmail( choice );
		}
	}

	return { isNew, setNew, account, pick, invites, setInvites };
}
