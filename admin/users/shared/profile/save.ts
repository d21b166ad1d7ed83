import { updateIntranetProfile } from '../../../../client/src/users/intranet/intranet-profiles.js';
import { updateProfile } from '../../../../client/src/users/profiles.js';
import { paramsOf } from '../../../shared/failure';
import type { Draft } from '../../../shared/form/draft';
import { NotSaved } from '../../../shared/form/not-saved';
import type { Source } from '../../../shared/form/use-saving';
import { ifMatch, transport } from '../../../shared/transport';
import { bodiesOf, errorsOf } from './draft';
import { readPerson, type PersonVersion } from './read';

/** A person as two requests: the intranet profile goes first, because writing it leaves the profile's ETag as it was. */
export const personSource = ( id: number ): Source< PersonVersion > => ( {
	read: () => readPerson( id ),
	write: savePerson,
} );

async function savePerson(
	version: PersonVersion,
	draft: Draft,
	names: readonly string[]
): Promise< void > {
	const bodies = bodiesOf( draft, names );
	const isPartner = draft.role === 'realtor_partner';
	const intranet = isPartner ? null : bodies.intranet;
	const { profile } = bodies;
	const saveProfile = async () =>
		profile &&
		updateProfile(
			transport,
			version.profile.id,
			profile,
			ifMatch( version.profileTag )
		);
	const saveIntranet = async () =>
		intranet &&
		updateIntranetProfile(
			transport,
			intranetUserId( version, draft ),
			intranet,
			ifMatch( version.intranetTag )
		);
	if ( version.profile.role === 'realtor_partner' ) {
		// The intranet profile exists only after the role has changed.
		await attempt( saveProfile, false, false );
		await attempt( saveIntranet, true, profile !== null );
		return;
	}
	await attempt( saveIntranet, true, false );
	await attempt( saveProfile, false, intranet !== null );
}

/** The account that has the intranet profile when it is written: for realtor partners, the one that the profile has just been linked to. */
const intranetUserId = ( version: PersonVersion, draft: Draft ): number =>
	version.profile.role === 'realtor_partner'
		? Number( draft.user_id )
		: version.profile.user_id;

async function attempt(
	write: () => Promise< unknown >,
	isIntranet: boolean,
	isPartlySaved: boolean
) {
	try {
		await write();
	} catch ( reason ) {
		throw new NotSaved(
			reason,
			errorsOf( paramsOf( reason ), isIntranet ),
			isPartlySaved
		);
	}
}
