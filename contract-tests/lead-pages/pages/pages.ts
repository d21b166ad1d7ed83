import { expect } from 'vitest';
import type { LeadPage, LeadPageChanges } from '../../../client/src/lead-pages';
import type { Api } from '../../support/api';
import { here, memberOf, type Member } from '../../support/bookmarks';
import { control, type Account } from '../../support/control';
import { newMark, people, personOf, type Person } from '../../support/people';
import { as, world } from '../../support/world';
import { pages } from '../made';

export const page = ( id: number ) => `${ pages }/${ id }`;

/** WordPress's own route of the post. */
export const post = ( id: number ) => `/wp/v2/svc_lead_page/${ id }`;

export const read = async (
	id: number,
	by: Api = as.manager
): Promise< LeadPage > => {
	const seen = await by.get( page( id ) );
	expect( seen, seen.text ).toAnswer( 'getLeadPage' );
	return seen.body as LeadPage;
};

export const put = ( id: number, changes: LeadPageChanges, by = as.manager ) =>
	by.put( page( id ), changes );

let made = 0;

/** A new account with a role of WordPress on the site that is asked. */
export async function accountWith( role: string ): Promise< Account > {
	const login = `${ world.token }-${ newMark() }${ made++ }`;
	const [ account ] = await control.createUsers( [
		{ login, role, site: here },
	] );
	return account!;
}

export const memberWith = async ( role: string ): Promise< Member > =>
	memberOf( await accountWith( role ) );

export interface Owner {
	id: number;
	api: Member;
	person: Person;
}

/** A loan officer with a login who may own published pages. */
export async function anOwner(
	change: object = {},
	role = 'subscriber'
): Promise< Owner > {
	const account = await accountWith( role );
	const person = await personOf( account, {
		role: 'loan_officer',
		nmls_id: String( 100000 + made++ ),
		...change,
	} );
	return { id: account.id, api: memberOf( account ), person };
}

export const aPartner = () => anOwner( { role: 'realtor_partner' } );

export const aPartnerId = async () =>
	( await people( { role: 'realtor_partner' } ) )[ 0 ]!.id;

export const agreement = {
	partner_percent: 50,
	monthly_cost: '250.00',
	note: 'Half each',
};

export const block = ( text: string ) =>
	`<!-- wp:paragraph -->\n<p>${ text }</p>\n<!-- /wp:paragraph -->`;

export const contentOf = async ( id: number ): Promise< string > => {
	const seen = await as.manager.get( post( id ), {
		query: { context: 'edit' },
	} );
	return ( seen.body as { content: { raw: string } } ).content.raw;
};
