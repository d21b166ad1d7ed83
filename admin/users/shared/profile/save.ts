import { updateIntranetProfile } from '../../../../client/src/users/intranet/intranet-profiles.js';
import { updateProfile } from '../../../../client/src/users/profiles.js';
import { paramsOf } from '../../../shared/failure';
import { transport } from '../../../shared/transport';
import { bodiesOf, complaintsOf, type Draft } from './draft';
import type { Version } from './read';

/** What the server said no to, and whether a part was saved before. */
export class NotSaved extends Error {
	constructor(
		readonly reason: unknown,
		readonly complaints: Record< string, string >,
		readonly isHalfDone: boolean
	) {
		super( 'Not saved', { cause: reason } );
	}
}

const ifMatch = ( tag: string | null ) => ( tag ? { ifMatch: tag } : {} );

/**
 * Two requests, each only if nobody has written in the meantime. The internal profile goes first: writing
 * it leaves the profile's validator as it was, while its own names the profile's phone and title. Only who
 * becomes a person has no internal profile before.
 */
export async function save(
	version: Version,
	draft: Draft,
	keys: readonly string[]
): Promise< void > {
	const { profile, intranet } = bodiesOf( draft, keys );
	const { id, user_id: userId, role } = version.profile;
	const staysPartner = draft.role === 'realtor_partner';
	const parts = {
		intranet: async ( tag: string | null ) =>
			intranet &&
			! staysPartner &&
			updateIntranetProfile(
				transport,
				Number( draft.user_id ) === userId || tag
					? userId
					: Number( draft.user_id ),
				intranet,
				ifMatch( tag )
			),
		profile: async () =>
			profile &&
			updateProfile(
				transport,
				id,
				profile,
				ifMatch( version.profileTag )
			),
	};
	if ( role === 'realtor_partner' ) {
		await attempt( parts.profile, false, false );
		await attempt( () => parts.intranet( null ), true, profile !== null );
		return;
	}
	await attempt( () => parts.intranet( version.intranetTag ), true, false );
	await attempt( parts.profile, false, intranet !== null && ! staysPartner );
}

async function attempt(
	write: () => Promise< unknown >,
	isIntranet: boolean,
	isHalfDone: boolean
) {
	try {
		await write();
	} catch ( reason ) {
		throw new NotSaved(
			reason,
			complaintsOf( paramsOf( reason ), isIntranet ),
			isHalfDone
		);
	}
}
