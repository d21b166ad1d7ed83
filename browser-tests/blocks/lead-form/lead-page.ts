import { people, type Person } from '../../../contract-tests/support/people';
import { as } from '../../../contract-tests/support/world';
import { block } from '../../support/page-with';
import { postWith } from '../../support/pages';

export interface LeadPage {
	id: number;
	/** Below the site's address, with its redirect to the one in words. */
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

/** The words and the form of a page, as its template has them. */
const content = `<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":1} -->
<h1 class="wp-block-heading">A home loan without the runaround</h1>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Tell me what you plan, and I call you back the same day with real numbers.</p>
<!-- /wp:paragraph -->

${ block( 'svc/person-card', {
	person: 'owner',
	fields: [ 'photo', 'title', 'nmls', 'email', 'phone' ],
} ) }</div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column">${ block( 'svc/lead-form' ) }</div>
<!-- /wp:column --></div>
<!-- /wp:columns -->`;

/** Publishes a lead page. */
export async function leadPage( {
	owner,
	partner,
	blocks = content,
	status = 'publish',
	...change
}: {
	owner?: Person;
	partner?: Person;
	blocks?: string;
	status?: string;
	[ member: string ]: unknown;
} = {} ): Promise< LeadPage > {
	const officer = owner ?? ( await anOfficer() );
	const { id, path } = await postWith( blocks, {
		post_title: 'A home loan',
		post_type: 'svc_lead_page',
		post_status: status,
		post_author: officer.id,
		meta_input: {
			_svc_lead_form: { ...form, ...change },
			_svc_lead_template: 'loan-officer',
			...( partner && { _svc_lead_partner: partner.id } ),
		},
	} );
	return { id, path, owner: officer };
}

/** Headers of a visitor who shares no quota with others. */
export const aVisitor = () => ( {
	'X-Client-Address': [ 10, 1, 1, 1 ]
		.map( ( one ) => ( one === 10 ? 10 : Math.floor( Math.random() * 256 ) ) )
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
