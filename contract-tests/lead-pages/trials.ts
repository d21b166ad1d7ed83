import { columns, haveProfile, siteAdministrators } from '../support/columns';
import type { Ask, Trials } from '../support/trials';
import { as, world } from '../support/world';
import {
	aFullQuota,
	anOfficer,
	aPage,
	aPublishedPage,
	aSubmission,
	aVisitor,
	anotherBody,
	pages,
	submissions,
} from './made';

const managers = siteAdministrators;

/** People see what is theirs, and those who manage see all. */
const readers = [ ...haveProfile, ...managers ];

const idOf = async ( thing: Promise< { id: number } > ): Promise< Ask > => ( {
	id: ( await thing ).id,
} );

const withBody = async (
	thing: Promise< { id: number } >,
	body: object = {}
): Promise< Ask > => ( { ...( await idOf( thing ) ), body } );

const ownPage = () => aPage( { owner_user_id: world.callers.person.userId } );
const trashedPage = async () => {
	const page = await aPage();
	await as.manager.delete( `${ pages }/${ page.id }` );
	return page;
};

const person = [ 'person' ] as const;

export const trials: Trials = {
	listLeadPageTemplates: { may: readers, request: () => ( {} ) },
	listLeadPages: { may: readers, request: () => ( {} ) },
	createLeadPage: {
		may: managers,
		request: async () => ( {
			body: { title: 'Trial', owner_user_id: ( await anOfficer() ).id },
		} ),
	},
	getLeadPage: {
		may: managers,
		request: () => idOf( aPage() ),
		own: { may: person, request: () => idOf( ownPage() ) },
	},
	updateLeadPage: {
		may: managers,
		request: () => withBody( aPage(), { title: 'Changed' } ),
		own: {
			may: person,
			request: () => withBody( ownPage(), { title: 'Changed' } ),
		},
	},
	deleteLeadPage: { may: managers, request: () => idOf( aPage() ) },
	restoreLeadPage: {
		may: managers,
		request: () => withBody( trashedPage() ),
	},
	duplicateLeadPage: {
		may: managers,
		request: () => withBody( aPage() ),
		own: { may: person, request: () => withBody( ownPage() ) },
	},
	getLeadPageStats: {
		may: managers,
		request: () => idOf( aPage() ),
		own: { may: person, request: () => idOf( ownPage() ) },
	},
	listLeadPeople: { may: managers, request: () => ( {} ) },
	getLeadForm: { may: columns, request: () => idOf( aPublishedPage() ) },
	countLeadPageView: {
		may: columns,
		request: () => withBody( aPublishedPage() ),
	},
	submitLeadForm: {
		may: columns,
		request: async () => ( {
			body: await aSubmission(),
			headers: aVisitor(),
		} ),
		errors: {
			rest_idempotency_mismatch: async () =>
				anotherBody( submissions, await aSubmission() ),
			rest_too_many_requests: async () =>
				aFullQuota( submissions, await aSubmission() ),
		},
	},
	getLeadSettings: { may: managers, request: () => ( {} ) },
	updateLeadSettings: { may: managers, request: () => ( { body: {} } ) },
};
