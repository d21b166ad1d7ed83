import { mayManage } from '../../support/columns';
import { people } from '../../support/people';
import { host } from '../../support/site';
import type { Trials } from '../../support/trials';

/** On a network, only its administrators may create accounts. */
export const mayInvite = mayManage.filter(
	( name ) =>
		name === 'manager' || ( name === 'administrator' && ! host.network )
);

export const trials: Trials = {
	listAccounts: { may: mayManage, request: () => ( {} ) },
	invitePerson: {
		may: mayInvite,
		request: async () => {
			const [ person ] = await people( {} );
			return { id: person!.profileId, body: {} };
		},
	},
};
