import { expect } from 'vitest';
import type {
	LeadPage,
	NewLeadPage,
	PublicForm,
	Webhook,
	WebhookDelivery,
} from '../../client/src/lead-pages';
import { people, type Person } from '../support/people';
import type { Seen } from '../support/http';
import { as } from '../support/world';

const base = '/lead-pages/v1';

export const pages = `${ base }/pages`;
export const submissions = `${ base }/submissions`;
export const webhooks = `${ base }/webhooks`;
export const deliveries = `${ base }/deliveries`;
export const leadSettings = `${ base }/settings`;

export function madeBy< Body >( seen: Seen ): Body {
	expect( seen.status, seen.text ).toBe( 201 );
	return seen.body as Body;
}

/** A loan officer who may own published pages. */
export const anOfficer = async (): Promise< Person > =>
	(
		await people( {
			role: 'loan_officer',
			nmls_id: String( Math.floor( 1e5 + Math.random() * 9e5 ) ),
		} )
	)[ 0 ]!;

/** A page by an administrator; of a new officer where no owner is named. */
export const aPage = async (
	fields: Partial< NewLeadPage > = {}
): Promise< LeadPage > =>
	madeBy< LeadPage >(
		await as.manager.post( pages, {
			title: 'A page of the tests',
			owner_user_id: fields.owner_user_id ?? ( await anOfficer() ).id,
			...fields,
		} )
	);

export const aPublishedPage = ( fields: Partial< NewLeadPage > = {} ) =>
	aPage( { status: 'publish', ...fields } );

export const formOf = async ( pageId: number ): Promise< PublicForm > => {
	const seen = await as.anonymous.get( `${ pages }/${ pageId }/form` );
	expect( seen.status, seen.text ).toBe( 200 );
	return seen.body as PublicForm;
};

/** A webhook that no request reaches. */
export const aWebhook = async (): Promise< Webhook > =>
	madeBy< Webhook >(
		await as.manager.post( webhooks, {
			url: 'https://receiver.invalid/leads',
			events: [ 'lead.deleted' ],
		} )
	);

export const aDelivery = async (): Promise< WebhookDelivery > =>
	madeBy< WebhookDelivery >(
		await as.manager.post(
			`${ webhooks }/${ ( await aWebhook() ).id }/test`,
			{}
		)
	);
