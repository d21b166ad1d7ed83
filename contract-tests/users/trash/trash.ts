import type { ProfileList } from '../../../client/src/users/profile-schemas';
import { profile, profiles } from '../../support/paths';
import type { Person } from '../../support/people';
import { as } from '../../support/world';

export const moveToTrash = ( { profileId }: Person ) =>
	as.manager.delete( profile( profileId ) );

export const deleteForGood = ( { profileId }: Person ) =>
	as.manager.delete( profile( profileId ), { query: { force: 'true' } } );

export async function inTrash( query: Record< string, string > ) {
	const { body } = await as.manager.get( profiles, {
		query: { trash: 'true', ...query },
	} );
	return body as ProfileList;
}

export const idsIn = async ( query: Record< string, string > ) =>
	( await inTrash( query ) ).data.map( ( { id } ) => id );
