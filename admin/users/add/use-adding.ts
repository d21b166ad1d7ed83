import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { updateIntranetProfile } from '../../../client/src/users/intranet/intranet-profiles.js';
import type { NewProfile } from '../../../client/src/users/profile-schemas.js';
import { invitePerson } from '../../../client/src/users/accounts.js';
import { createProfile } from '../../../client/src/users/profiles.js';
import { paramsOf, textOf } from '../../shared/failure';
import { changedNames, type Draft } from '../../shared/form/draft';
import type { Editing } from '../../shared/form/use-draft';
import type { Saving } from '../../shared/form/use-saving';
import { notify, notifyError } from '../../shared/notices';
import { transport } from '../../shared/transport';
import { bodiesOf, errorsOf } from '../shared/profile/draft';
import { createAccount } from './create-account';
import { namesToCheck } from './draft';
import type { AccountChoice } from './use-account';

interface Wiring {
	account: AccountChoice;
	/** Given what was typed while the person was being added. */
	onAdded: ( id: number, typed: Draft ) => void;
}

/** Creates the account where there is none, the profile, and the intranet profile, and invites the owner of a new account. */
export function useAdding(
	{ draft, setErrors, checkAll }: Editing,
	{ account: { isNew, invites, pick }, onAdded }: Wiring
): Pick< Saving, 'isBusy' | 'attempt' | 'error' | 'submit' > {
	const [ isBusy, setBusy ] = useState( false );
	const [ attempt, setAttempt ] = useState( 0 );
	const [ error, setError ] = useState< string | null >( null );
	const createdId = useRef( 0 );
	// The closures of a request have the draft of the moment when it was sent; this one is current.
	const latest = useRef( draft );
	latest.current = draft;
	const fail = () => setAttempt( ( last ) => last + 1 );

	async function userId(): Promise< number > {
		if ( ! isNew ) {
			return Number( draft.user_id );
		}
		const created = await createAccount( draft );
		// If the profile is refused, the next attempt uses this account.
		pick( created );
		createdId.current = Number( created.value );
		return createdId.current;
	}

	async function submit() {
		setError( null );
		if ( ! checkAll( namesToCheck( draft, isNew ) ) ) {
			fail();
			return;
		}
		setBusy( true );
		try {
			const user_id = await userId();
			const id = await addPerson( { ...draft, user_id } );
			if ( invites && user_id === createdId.current ) {
				await invite( id );
			}
			onAdded( id, typedSince( draft, latest.current ) );
		} catch ( thrown ) {
			const errors = errorsOf( paramsOf( thrown ), false );
			setErrors( errors );
			setError(
				Object.keys( errors ).length > 0 ? null : textOf( thrown )
			);
			fail();
		} finally {
			setBusy( false );
		}
	}

	return { isBusy, attempt, error, submit };
}

/** The profile's fields that differ; the account is there. */
const typedSince = ( sent: Draft, draft: Draft ): Draft =>
	Object.fromEntries(
		changedNames( sent, draft )
			.filter( isOfProfile )
			.map( ( name ) => [ name, draft[ name ] ?? null ] )
	);

const isOfProfile = ( name: string ) =>
	name !== 'user_id' && ! name.startsWith( 'account.' );

async function addPerson( draft: Draft ): Promise< number > {
	const names = Object.keys( draft ).filter(
		( name ) => ! name.startsWith( 'account.' )
	);
	const { profile, intranet } = bodiesOf( draft, names );
	const { body } = await createProfile( transport, profile as NewProfile );
	if ( intranet && draft.role !== 'realtor_partner' ) {
		await updateIntranetProfile(
			transport,
			Number( draft.user_id ),
			intranet
		).catch( ( thrown: unknown ) =>
			notifyError(
				`${ __( 'The intranet details were not saved.', 'svc' ) } ${ textOf( thrown ) }`
			)
		);
	}
	return body.id;
}

/** A person who could not be invited is added all the same. */
async function invite( id: number ): Promise< void > {
	try {
		const { body } = await invitePerson( transport, id );
		notify( body.message );
	} catch ( thrown ) {
		notifyError(
			`${ __( 'The invitation was not sent.', 'svc' ) } ${ textOf( thrown ) }`
		);
	}
}
