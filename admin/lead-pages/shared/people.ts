import { __, sprintf } from '@wordpress/i18n';
import {
	listLeadPeople,
	type LeadPerson,
} from '../../../client/src/lead-pages/index';
import { listProfiles } from '../../../client/src/users/profiles.js';
import { fullName } from '../../shared/people/names';
import { useAnswer } from '../../shared/use-answer';
import { transport } from '../../shared/transport';

/** People who own pages, are partners or stand in pools, by user ID. */
export type People = ReadonlyMap< number, LeadPerson >;

const nobody: People = new Map();

/** How many the API takes in one request. */
const most = 100;

export interface PeopleSearch {
	search: string;
	role?: LeadPerson[ 'role' ];
}

interface Profile {
	user_id: number;
	first_name: string;
	last_name: string;
	role: LeadPerson[ 'role' ];
	nmls_id?: string;
}

const personOf = ( profile: Profile ): LeadPerson => ( {
	user_id: profile.user_id,
	name: fullName( profile ),
	role: profile.role,
	nmls_id: profile.nmls_id ?? '',
} );

interface Rights {
	mayManageLeads: boolean;
	mayManagePages: boolean;
	people: LeadPerson[];
}

/** Of the editor, or else of the dashboard's screens. */
function rights(): Rights | undefined {
	const { svcLeadPage, svcAdmin } = window as {
		svcLeadPage?: Rights;
		svcAdmin?: { leadPages?: Rights };
	};
	return svcLeadPage ?? svcAdmin?.leadPages;
}

/** Who manages pages or leads sees all people; owners and partners those whom their pages name. */
const seesAll = (): boolean => {
	const may = rights();
	return may?.mayManageLeads === true || may?.mayManagePages === true;
};

/** People by words of their name. */
export async function findPeople(
	{ search, role }: PeopleSearch,
	signal: AbortSignal
): Promise< LeadPerson[] > {
	const query = { ...( search && { search } ), ...( role && { role } ) };
	if ( seesAll() ) {
		return ( await listLeadPeople( transport, query, { signal } ) ).body
			.data;
	}
	const { body } = await listProfiles( transport, query, { signal } );
	return body.data.map( personOf );
}

async function readPeople(
	userIds: number[],
	signal: AbortSignal
): Promise< People > {
	const found = seesAll()
		? (
				await listLeadPeople(
					transport,
					{ include: userIds, per_page: most },
					{ signal }
				)
			).body.data
		: ( rights()?.people ?? [] );
	return new Map( found.map( ( one ) => [ one.user_id, one ] ) );
}

/** Those of these people whom the caller may see. */
export function usePeople( userIds: readonly number[] ): People {
	const wanted = [ ...new Set( userIds ) ]
		.sort( ( one, other ) => one - other )
		.slice( 0, most );
	const { value } = useAnswer(
		wanted.length === 0 ? null : wanted.join(),
		( signal ) => readPeople( wanted, signal )
	);
	return value ?? nobody;
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
