import { z } from 'zod';
import type { LeadChanges, NewLeadPage } from '../../client/src/lead-pages';
import { ENQUIRIES, type Enquiry } from './enquiries';
import { request, type Login } from './request';

const pages = '/lead-pages/v1/pages';
const leads = '/lead-pages/v1/leads';

const total = z.object( { total: z.int() } );
const made = z.object( { id: z.int() } );
const receipt = z.object( { reference: z.string() } );
const people = z.object( {
	data: z.array(
		z.object( { user_id: z.int(), nmls_id: z.string().optional() } )
	),
} );
const publicForm = z.object( {
	fields: z.array( z.object( { key: z.string() } ) ),
	token: z.string(),
	consents: z.array( z.object( { key: z.string(), text_hash: z.string() } ) ),
} );
const listed = z.object( {
	data: z.array( z.object( { id: z.int(), reference: z.string() } ) ),
} );

/** Milliseconds that people need for a form: what comes sooner is taken for spam. */
const pause = 2_200;

/** Pages of three loan officers, one of them shared with a realtor, and what visitors have asked since. A site that has pages is left as it is. */
export async function loadLeadPages( site: Login ): Promise< void > {
	if ( total.parse( await request( site, 'GET', pages ) ).total > 0 ) {
		return;
	}
	const owners = await userIds( site, 'loan_officer' );
	const [ partner ] = await userIds( site, 'realtor_partner' );
	if ( owners.length < 3 || partner === undefined ) {
		return;
	}
	const ids: number[] = [];
	for ( const page of drafts( owners, partner ) ) {
		ids.push( made.parse( await request( site, 'POST', pages, page ) ).id );
	}
	await loadEnquiries( site, ids );
	await enter( site, owners[ 0 ]! );
	await request( site, 'POST', '/svc-demo/v1/lead-history', { pages: ids } );
}

const userIds = async ( site: Login, role: string ): Promise< number[] > =>
	people
		.parse(
			await request(
				site,
				'GET',
				`/users/v1/profiles&role=${ role }&per_page=10&orderby=last_name`
			)
		)
		.data.filter( ( one ) => role !== 'loan_officer' || one.nmls_id !== '' )
		.map( ( one ) => one.user_id );

const drafts = ( owners: number[], partner: number ): NewLeadPage[] => [
	{
		title: 'Your first home in Colorado',
		slug: 'first-home',
		status: 'publish',
		template: 'loan-officer',
		owner_user_id: owners[ 0 ]!,
		confirmation: true,
	},
	{
		title: 'A rate for your refinance',
		slug: 'refinance-rate',
		status: 'publish',
		template: 'rate-quote',
		owner_user_id: owners[ 1 ]!,
		routing: {
			mode: 'round_robin',
			pool: owners
				.slice( 0, 3 )
				.map( ( user_id ) => ( { user_id, states: [] } ) ),
		},
	},
	{
		title: 'Homebuyer evening in October',
		slug: 'homebuyer-evening',
		status: 'draft',
		template: 'event-sign-up',
		owner_user_id: owners[ 2 ]!,
	},
	{
		title: 'Open house at 12 Larkfield Lane',
		slug: 'open-house',
		status: 'publish',
		template: 'open-house',
		owner_user_id: owners[ 2 ]!,
		partner_user_id: partner,
		co_marketing: {
			partner_percent: 50,
			monthly_cost: '250.00',
			note: 'Each pays half of sign, flyers and page.',
		},
	},
];

/** Sends the forms as visitors do, all of a page after one pause. */
async function loadEnquiries( site: Login, ids: number[] ): Promise< void > {
	const published = [ ids[ 0 ]!, ids[ 1 ]!, ids[ 3 ]! ];
	const forms = new Map< number, z.infer< typeof publicForm > >();
	for ( const id of published ) {
		const form = await request( site, 'GET', `${ pages }/${ id }/form` );
		forms.set( id, publicForm.parse( form ) );
	}
	await new Promise( ( done ) => setTimeout( done, pause ) );
	await withoutQuota( site, async () => {
		for ( const [ index, enquiry ] of ENQUIRIES.entries() ) {
			const id = published[ index % published.length ]!;
			await enquire( site, id, forms.get( id )!, enquiry );
		}
	} );
}

/** What else forms may require. */
const answers = {
	address: '12 Larkfield Lane',
	zip: '80202',
	purpose: 'purchase',
	timeframe: '3_months',
};

async function enquire(
	site: Login,
	id: number,
	{ token, fields, consents }: z.infer< typeof publicForm >,
	{ notes, status, ...visitor }: Enquiry
): Promise< void > {
	const { reference } = receipt.parse(
		await request( site, 'POST', '/lead-pages/v1/submissions', {
			page_id: id,
			token,
			fields: Object.fromEntries(
				Object.entries( { ...answers, ...visitor.fields } ).filter(
					( [ key ] ) => fields.some( ( one ) => one.key === key )
				)
			),
			consents: Object.fromEntries(
				consents.map( ( one ) => [ one.key, one.text_hash ] )
			),
			...( visitor.utm && { utm: visitor.utm } ),
		} )
	);
	const found = listed.parse(
		await request(
			site,
			'GET',
			`${ leads }&page_id=${ id }&search=${ encodeURIComponent( visitor.fields.email ) }`
		)
	);
	const lead = found.data.find( ( one ) => one.reference === reference );
	if ( ! lead ) {
		return;
	}
	for ( const text of notes ?? [] ) {
		await request( site, 'POST', `${ leads }/${ lead.id }/notes`, {
			text,
		} );
	}
	if ( status ) {
		const changes: LeadChanges = {
			status,
			...( status === 'lost' && { lost_reason: 'Went with a bank' } ),
		};
		await request( site, 'PUT', `${ leads }/${ lead.id }`, changes );
	}
}

/** All forms come from one address here. */
async function withoutQuota( site: Login, work: () => Promise< void > ) {
	const settings = '/lead-pages/v1/settings';
	const { quota_per_address } = z
		.object( { quota_per_address: z.int() } )
		.parse( await request( site, 'GET', settings ) );
	await request( site, 'PUT', settings, { quota_per_address: 0 } );
	try {
		await work();
	} finally {
		await request( site, 'PUT', settings, { quota_per_address } );
	}
}

/** Two leads that did not come by a form. */
async function enter( site: Login, owner: number ): Promise< void > {
	for ( const lead of [
		{ first_name: 'Walter', phone: '+1 303 555 0170', source: 'walk_in' },
		{ first_name: 'Ines', phone: '+1 303 555 0171', source: 'phone' },
	] ) {
		await request( site, 'POST', leads, { ...lead, owner_user_id: owner } );
	}
}
