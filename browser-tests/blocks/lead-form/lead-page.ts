import type { NewLeadPage } from '../../../client/src/lead-pages/index';
import { aPublishedPage } from '../../../contract-tests/lead-pages/made';
import { changePost } from '../../../contract-tests/support/bookmarks';
import { people, type Person } from '../../../contract-tests/support/people';
import { place } from '../../../contract-tests/support/site';
import { as } from '../../../contract-tests/support/world';

export interface LeadPage {
	id: number;
	/** Below the site's address. */
	path: string;
	owner: Person;
}

export const fields = [
	{ key: 'first_name', label: 'First name', required: true },
	{ key: 'last_name', label: 'Last name', required: true },
	{ key: 'email', label: 'E-mail', required: true },
	{ key: 'phone', label: 'Phone', required: false },
	{ key: 'state', label: 'State of the home', required: false },
	{ key: 'purpose', label: 'What are you planning?', required: false },
	{
		key: 'x_has_agent',
		label: 'I have an agent already',
		required: false,
		type: 'checkbox',
	},
	{ key: 'message', label: 'Anything I should know?', required: false },
];

export const contact = {
	key: 'contact',
	text: 'I agree that {company} and {owner} answer my request themselves.',
	required: true,
};

export const smsCalls = {
	key: 'sms_calls',
	text: 'I agree to texts and calls about loans at the number above, also by automatic dialing. Consent is no condition of a purchase. Message and data rates may apply; reply STOP to end.',
	required: false,
};

export const form = {
	fields,
	consents: [ contact, smsCalls ],
	button_text: 'Get my numbers',
	thank_you: {
		message: 'Thank you! I will call you within a business day.',
		url: null as string | null,
	},
};

/** A loan officer whose role visitors do not see. */
export const anOfficer = async ( change: object = {} ) =>
	(
		await people( {
			first_name: 'Ana',
			last_name: 'Ruiz',
			role: 'leadership',
			job_title: 'Senior Loan Officer',
			nmls_id: '123456',
			phone: '+1 303 555 0100',
			...change,
		} )
	)[ 0 ]!;

/** Publishes a lead page, with the blocks of its template or others. */
export async function leadPage( {
	owner,
	blocks,
	page = {},
	...change
}: {
	owner?: Person;
	blocks?: string;
	/** Members of the page, beside those of the form. */
	page?: Partial< NewLeadPage >;
	[ member: string ]: unknown;
} = {} ): Promise< LeadPage > {
	const officer = owner ?? ( await anOfficer() );
	const { id, url } = await aPublishedPage( {
		title: 'A home loan without the runaround',
		owner_user_id: officer.id,
		form: { ...form, ...change },
		...page,
	} as Partial< NewLeadPage > );
	if ( blocks !== undefined ) {
		await changePost( id, { post_content: blocks } );
	}
	return { id, path: url.replace( place.url, '' ), owner: officer };
}

/** Headers of a visitor who shares no quota with others. */
export const aVisitor = () => ( {
	'X-Client-Address': [ 10, 1, 1, 1 ]
		.map( ( one ) =>
			one === 10 ? 10 : Math.floor( Math.random() * 256 )
		)
		.join( '.' ),
} );

export interface Found {
	id: number;
	[ field: string ]: unknown;
}

/** The leads whose name or e-mail address begins with a mark. */
export async function leadsOf( mark: string, folder = 'inbox' ) {
	const { body } = await as.manager.get( '/lead-pages/v1/leads', {
		query: { search: mark, folder },
	} );
	return ( body as { data: Found[] } ).data;
}
