import { mayManage, seeAll } from '../../support/columns';
import { profile } from '../../support/paths';
import { accounts, draft, people, personOf } from '../../support/people';
import type { Trials } from '../../support/trials';
import { as, world } from '../../support/world';

const { colleague } = world.callers;

const newPerson = async () => {
	const [ person ] = await people( {} );
	return { id: person!.profileId };
};

const deletedPerson = async () => {
	const person = await newPerson();
	await as.manager.delete( profile( person.id ) );
	return { ...person, body: {} };
};

const aProfile = {
	may: seeAll,
	request: () => ( { id: colleague.profileId } ),
};
const ownProfile = {
	may: [ 'partner' ] as const,
	request: ( by: { profileId: number } ) => ( { id: by.profileId } ),
};

export const trials: Trials = {
	listProfiles: {
		may: [ 'partner', ...seeAll ],
		request: () => ( { query: { search: 'Kimm', close: 'true' } } ),
	},
	getProfileFacets: { may: seeAll, request: () => ( {} ) },
	exportProfiles: { may: mayManage, request: () => ( {} ) },
	createProfile: {
		may: mayManage,
		request: async () => {
			const [ account ] = await accounts( 1 );
			return { body: draft( account! ) };
		},
		errors: {
			rest_profile_exists: () => ( {
				body: draft( { id: colleague.userId, login: 'taken' } ),
			} ),
		},
	},
	getProfile: { ...aProfile, own: ownProfile },
	getProfileByUser: {
		may: seeAll,
		request: () => ( { id: colleague.userId } ),
		own: { may: [ 'partner' ], request: ( by ) => ( { id: by.userId } ) },
	},
	listProfileHistory: {
		...aProfile,
		may: mayManage,
		own: {
			may: [ 'partner', 'person' ],
			request: ( by ) => ( { id: by.profileId } ),
		},
	},
	getVcard: { ...aProfile, own: ownProfile },
	updateProfile: {
		may: mayManage,
		request: async () => ( {
			...( await newPerson() ),
			body: { phone: '+1 555 0100' },
		} ),
		own: {
			may: [ 'partner', 'person' ],
			request: ( by ) => ( {
				id: by.profileId,
				body: { phone: '+1 555 0100' },
			} ),
		},
		errors: {
			rest_profile_exists: async () => ( {
				...( await newPerson() ),
				body: { user_id: colleague.userId },
			} ),
		},
	},
	deleteProfile: { may: mayManage, request: newPerson },
	restoreProfile: {
		may: mayManage,
		request: deletedPerson,
		errors: {
			rest_profile_exists: async () => {
				const [ kim ] = await people( {} );
				await as.manager.delete( profile( kim!.profileId ) );
				await personOf( kim! );
				return { id: kim!.profileId, body: {} };
			},
		},
	},
};
