import type { Api } from '../../support/api';
import { siteAdministrators } from '../../support/columns';
import type { CallerName } from '../../support/world';
import { world } from '../../support/world';
import type { Trials } from '../../support/trials';
import { aLead } from './leads';

const present = ( ...names: CallerName[] ) =>
	names.filter( ( name ) => name in world.callers );

/** Members of the site that have a profile see their own leads. */
const owners = present( 'partner', 'person' );

/** Own lists, which may be empty. */
const askers = [ ...owners, ...siteAdministrators ];

/** Of a person who is no column of the table. */
const anyLead = async () => ( {
	id: ( await aLead( { owner_user_id: world.callers.colleague.userId } ) ).id,
} );

const ownLead = async ( by: Api ) => ( {
	id: ( await aLead( { owner_user_id: by.userId } ) ).id,
} );

const changeOf = ( { id }: { id: number } ) => ( {
	id,
	body: { status: 'contacted' },
} );

const noteOf = ( { id }: { id: number } ) => ( {
	id,
	body: { text: 'Called.' },
} );

export const trials: Trials = {
	listLeads: { may: askers, request: () => ( {} ) },
	getLeadFacets: { may: askers, request: () => ( {} ) },
	exportLeads: { may: askers, request: () => ( {} ) },
	createLead: {
		may: [ ...present( 'person' ), ...siteAdministrators ],
		request: ( by: Api ) => ( {
			body: {
				first_name: 'Trial',
				phone: '303 555 0100',
				source: 'walk_in',
				...( by.profileId === 0 && {
					owner_user_id: world.callers.person.userId,
				} ),
			},
		} ),
	},
	getLead: {
		may: siteAdministrators,
		request: anyLead,
		own: { may: owners, request: ownLead },
	},
	updateLead: {
		may: siteAdministrators,
		request: async () => changeOf( await anyLead() ),
		own: {
			may: owners,
			request: async ( by ) => changeOf( await ownLead( by ) ),
		},
	},
	deleteLead: { may: siteAdministrators, request: anyLead },
	listLeadEvents: {
		may: siteAdministrators,
		request: anyLead,
		own: { may: owners, request: ownLead },
	},
	listLeadSubmissions: {
		may: siteAdministrators,
		request: anyLead,
		own: { may: owners, request: ownLead },
	},
	addLeadNote: {
		may: siteAdministrators,
		request: async () => noteOf( await anyLead() ),
		own: {
			may: owners,
			request: async ( by ) => noteOf( await ownLead( by ) ),
		},
	},
};
