import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { updateIntranetProfile } from '../../../client/src/users/intranet/intranet-profiles.js';
import type { NewProfile } from '../../../client/src/users/profile-schemas.js';
import { createProfile } from '../../../client/src/users/profiles.js';
import { paramsOf, textOf } from '../../shared/failure';
import type { Draft } from '../../shared/form/draft';
import type { Editing } from '../../shared/form/use-draft';
import type { Saving } from '../../shared/form/use-saving';
import { notifyError } from '../../shared/notices';
import type { Choice } from '../../shared/pick';
import { transport } from '../../shared/transport';
import { bodiesOf, errorsOf } from '../shared/profile/draft';
import { createAccount } from './create-account';
import { namesToCheck } from './draft';

interface Wiring {
	isNew: boolean;
	onAccountCreated: ( account: Choice ) => void;
	onAdded: ( id: number ) => void;
}

/** Creates the account where there is none, the profile, and the intranet profile. */
export function useAdding(
	{ draft, set, setErrors, checkAll }: Editing,
	{ isNew, onAccountCreated, onAdded }: Wiring
): Pick< Saving, 'isBusy' | 'attempt' | 'error' | 'submit' > {
	const [ isBusy, setBusy ] = useState( false );
	const [ attempt, setAttempt ] = useState( 0 );
	const [ error, setError ] = useState< string | null >( null );
	const fail = () => setAttempt( ( last ) => last + 1 );

	async function userId(): Promise< number > {
		if ( ! isNew ) {
			return Number( draft.user_id );
		}
		const created = await createAccount( draft );
		// If the profile is refused, the next attempt uses this account.
		set( { user_id: Number( created.value ) } );
		onAccountCreated( created );
		return Number( created.value );
	}

	async function submit() {
		setError( null );
		if ( ! checkAll( namesToCheck( draft, isNew ) ) ) {
			fail();
			return;
		}
		setBusy( true );
		try {
			onAdded( await addPerson( { ...draft, user_id: await userId() } ) );
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
