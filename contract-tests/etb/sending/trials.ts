import { fixture } from '../../support/bookmarks';
import { columns, seeAll, siteAdministrators } from '../../support/columns';
import type { Ask, Trials } from '../../support/trials';
import { world } from '../../support/world';
import { activeTemplate, queue, sentBy, setRow, tokenOf } from './messages';

const waiting = async (): Promise< Ask & { id: string } > => {
	const to = { email: 'ana@example.org' };
	const { id } = await queue( { purpose: 'announcement', to } );
	return { id, body: {} };
};

const sending = async ( sent: number, by: number ): Promise< Ask > => {
	await sentBy( by, 'sent', sent );
	return {
		body: {
			template_id: await activeTemplate(),
			to: { user_id: world.callers.person.userId },
		},
	};
};

const testing = async ( sent: number, by: number ): Promise< Ask > => {
	await sentBy( by, 'test', sent );
	return { id: await activeTemplate(), body: {} };
};

const writers = siteAdministrators.filter( ( name ) =>
	seeAll.includes( name )
);

const first = world.callers[ siteAdministrators[ 0 ]! ].userId;

export const trials: Trials = {
	listMessages: { may: siteAdministrators, request: () => ( {} ) },
	sendMessage: {
		may: writers,
		// An administrator of the second site only may view no profile, so there is no valid recipient.
		inVain: siteAdministrators.filter(
			( name ) => ! writers.includes( name )
		),
		request: ( { userId } ) => sending( 0, userId ),
		errors: {
			rest_too_many_requests: () =>
				sending( 50, world.callers[ writers[ 0 ]! ].userId ),
		},
	},
	retryMessage: {
		may: siteAdministrators,
		request: waiting,
		errors: {
			rest_message_done: async () => {
				const ask = await waiting();
				await fixture( 'PUT', '/outbox/row', {
					id: ( await setRow( ask.id, { status: 'sent' } ) ).delivery
						.id,
					columns: { status: 'delivered', due: null, ended_at: 1 },
				} );
				return ask;
			},
		},
	},
	sendTest: {
		may: siteAdministrators,
		request: ( { userId } ) => testing( 0, userId ),
		errors: {
			rest_mail_failed: async () => {
				await fixture( 'POST', '/mail/refuse-next', {} );
				return testing( 0, first );
			},
			rest_too_many_requests: () => testing( 10, first ),
		},
	},
	unsubscribe: {
		may: columns,
		request: async () => ( {
			id: await tokenOf( 'ana@example.org' ),
			body: {},
		} ),
	},
};
