import { expect } from 'vitest';
import type {
	Lead,
	LeadEventList,
	LeadList,
	NewLead,
} from '../../../client/src/lead-pages';
import type { Api } from '../../support/api';
import { memberOf, fixture, type Member } from '../../support/bookmarks';
import { people } from '../../support/people';
import { as, world } from '../../support/world';

export const leads = '/lead-pages/v1/leads';
export const lead = ( id: number ) => `${ leads }/${ id }`;

export interface Made {
	id: number;
	reference: string;
	open_key: string | null;
}

/** A draft of a page, made without checking the rules of pages. */
export const aPage = async ( owner: number, partner = 0 ) =>
	(
		await fixture< { id: number } >( 'POST', '/leads/pages', {
			owner,
			partner,
		} )
	).id;

export const changePage = ( id: number, change: object ) =>
	fixture( 'PUT', '/leads/pages', { id, ...change } );

/** A lead with its first submission, as a form stores it. Consents: the partner whom the text named, or 0. */
export const sent = ( about: {
	lead: object;
	consents?: Record< string, number >;
	fields?: object;
	snapshot?: object;
	idem?: string;
} ) => fixture< Made >( 'POST', '/leads', about );

/** One more submission of a lead. */
export const sentAgain = (
	to: number,
	about: {
		lead?: object;
		consents?: Record< string, number >;
		fields?: object;
	} = {}
) => fixture< Made >( 'POST', '/leads', { to, ...about } );

/** A new person, and requests by its account. */
export async function anOwner( role = 'staff' ): Promise< Member > {
	const [ person ] = await people( { role } );
	return memberOf( person! );
}

/** Entered by an administrator, or by its owner. */
export async function aLead(
	fields: Partial< NewLead > = {},
	by: Api = as.manager
): Promise< Lead & { etag: string } > {
	const seen = await by.post( leads, {
		first_name: 'Ana',
		email: 'ana@example.com',
		source: 'phone',
		...( by === as.manager && {
			owner_user_id: world.callers.person.userId,
		} ),
		...fields,
	} );
	expect( seen ).toAnswer( 'createLead' );
	return { ...( seen.body as Lead ), etag: String( seen.headers.etag ) };
}

export async function read(
	id: number,
	by: Api = as.manager
): Promise< Lead > {
	const seen = await by.get( lead( id ) );
	expect( seen ).toAnswer( 'getLead' );
	return seen.body as Lead;
}

export async function list(
	query: Record< string, string | number >,
	by: Api = as.manager
): Promise< LeadList > {
	const seen = await by.get( leads, { query } );
	expect( seen ).toAnswer( 'listLeads' );
	return seen.body as LeadList;
}

export const ids = ( { data }: { data: { id: number }[] } ) =>
	data.map( ( { id } ) => id );

/** Events without what depends on the moment, oldest first. */
export async function events( id: number, by: Api = as.manager ) {
	const seen = await by.get( `${ lead( id ) }/timeline`, {
		query: { per_page: 100 },
	} );
	expect( seen ).toAnswer( 'listLeadEvents' );
	return ( seen.body as LeadEventList ).data
		.map( ( { kind, data, actor_user_id } ) => ( {
			kind,
			data,
			actor_user_id,
		} ) )
		.reverse();
}
