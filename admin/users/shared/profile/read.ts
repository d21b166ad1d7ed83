import type { IntranetProfile } from '../../../../client/src/users/intranet/intranet-profile-schemas.js';
import { getIntranetProfile } from '../../../../client/src/users/intranet/intranet-profiles.js';
import type { Profile } from '../../../../client/src/users/profile-schemas.js';
import {
	getProfile,
	getProfileByUser,
} from '../../../../client/src/users/profiles.js';
import type { Version } from '../../../shared/form/use-saving';
import type { Choice } from '../../../shared/pick';
import { transport } from '../../../shared/transport';
import { fullName } from '../../../shared/people/names';
import { personRows } from '../../fields';
import { draftOf } from './draft';

/** A person as the server has them, with the ETags of both profiles. */
export interface PersonVersion extends Version {
	profile: Profile;
	profileTag: string | null;
	/** Null for realtor partners, who have no intranet profile. */
	intranetTag: string | null;
	manager: Choice | null;
}

export async function readPerson(
	id: number,
	signal?: AbortSignal
): Promise< PersonVersion > {
	const options = signal ? { signal } : {};
	const { body: profile, etag } = await getProfile( transport, id, options );
	const isPerson = profile.role !== 'realtor_partner';
	const [ intranet, manager ] = await Promise.all( [
		isPerson
			? getIntranetProfile( transport, profile.user_id, options )
			: null,
		managerOf( profile, options ),
	] );
	return {
		profile,
		draft: draftOf(
			profile,
			( intranet?.body as IntranetProfile ) ?? null,
			personRows().keys()
		),
		profileTag: etag,
		intranetTag: intranet?.etag ?? null,
		manager,
	};
}

async function managerOf(
	profile: Profile,
	options: { signal?: AbortSignal }
): Promise< Choice | null > {
	const userId = profile.meta.svc_reports_to;
	if ( ! userId ) {
		return null;
	}
	const { body } = await getProfileByUser( transport, userId, options );
	return {
		value: String( userId ),
		label: fullName( body ),
		about: body.job_title,
	};
}
