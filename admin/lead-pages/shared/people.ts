import { __, sprintf } from '@wordpress/i18n';
import {
	listLeadPeople,
	type LeadPerson,
} from '../../../client/src/lead-pages/index';
import { useAnswer } from '../../shared/use-answer';
import { transport } from '../../shared/transport';

/** People who own pages, are partners or stand in pools, by user ID. */
export type People = ReadonlyMap< number, LeadPerson >;

export const nobodyKnown: People = new Map();

/** How many the API takes in one request. */
const most = 100;

/** Those of these people whom the caller may see. */
export function usePeople( userIds: readonly number[] ): People {
	const wanted = [ ...new Set( userIds ) ]
		.sort( ( one, other ) => one - other )
		.slice( 0, most );
	const { value } = useAnswer(
		wanted.length === 0 ? null : wanted.join(),
		async ( signal ) => {
			const { body } = await listLeadPeople(
				transport,
				{ include: wanted, per_page: most },
				{ signal }
			);
			return new Map( body.data.map( ( one ) => [ one.user_id, one ] ) );
		}
	);
	return value ?? nobodyKnown;
}

export const personName = ( people: People, userId: number ): string =>
	people.get( userId )?.name ??
	/* translators: %d: user ID. */
	sprintf( __( 'User %d', 'svc' ), userId );

/** An NMLS number as it is written beside a name; nothing without one. */
export const nmlsText = ( { nmls_id: nmls }: { nmls_id: string } ): string =>
	nmls === ''
		? ''
		: /* translators: %s: number in the Nationwide Multistate Licensing System. */
			sprintf( __( 'NMLS #%s', 'svc' ), nmls );
