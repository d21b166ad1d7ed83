import type { Lead, LeadFormSubmission } from '../../client/src/lead-pages';

export interface Enquiry extends Pick< LeadFormSubmission, 'utm' > {
	fields: { email: string; [ key: string ]: string };
	status?: Lead[ 'status' ];
	notes?: string[];
}

const newsletter = { source: 'newsletter', campaign: 'autumn' };
const search = { source: 'google', medium: 'cpc', term: 'home loan denver' };

/** Of a name: what forms may require. */
const visitor = ( name: string, state = 'CO' ) => {
	const [ first_name = '', last_name = '' ] = name.split( ' ' );
	return {
		first_name,
		last_name,
		email: `${ first_name }.${ last_name }@visitor.example`.toLowerCase(),
		phone: `+1 303 555 0${ 100 + ( ( name.length * 7 + name.charCodeAt( 0 ) ) % 90 ) }`,
		state,
	};
};

/** What visitors of the demo company's pages have sent, page by page in turn. */
export const ENQUIRIES: Enquiry[] = [
	{ fields: visitor( 'Alex Morgan' ), utm: newsletter },
	{
		fields: visitor( 'Priya Nair' ),
		status: 'contacted',
		notes: [ 'Left a message. Works nights, call after 2 p.m.' ],
		utm: search,
	},
	{
		fields: visitor( 'Tom Okafor' ),
		status: 'qualified',
		notes: [
			'Called back within the hour.',
			'Preapproved for 420,000. Wants to see two more houses.',
		],
	},
	{
		fields: visitor( 'Lena Fischer' ),
		status: 'won',
		notes: [ 'Closed. Sent flowers.' ],
	},
	{
		fields: visitor( 'Diego Ramos', 'NM' ),
		status: 'lost',
		notes: [ 'His credit union was an eighth lower.' ],
		utm: search,
	},
	{ fields: visitor( 'Grace Kim' ), utm: newsletter },
	{ fields: visitor( 'Noah Bennett' ), status: 'contacted' },
	{ fields: visitor( 'Amina Yusuf' ), utm: search },
	{
		fields: visitor( 'Julia Novak' ),
		status: 'qualified',
		notes: [ 'Wants to know about down payment assistance.' ],
	},
	{ fields: visitor( 'Marcus Reed', 'WY' ) },
	{
		fields: visitor( 'Hana Sato' ),
		status: 'contacted',
		notes: [ 'Meets us on Thursday.' ],
	},
	{ fields: visitor( 'Peter Lindgren' ), status: 'lost' },
	{ fields: visitor( 'Sofia Marin' ), status: 'won' },
	{ fields: visitor( 'Caleb Stone' ), utm: newsletter },
	{ fields: visitor( 'Ruth Adeyemi' ), status: 'contacted' },
	{ fields: visitor( 'Victor Hugo' ), utm: search },
	{
		fields: visitor( 'Emily Carter', 'UT' ),
		status: 'qualified',
		notes: [ 'Sells in Provo first.' ],
	},
	{ fields: visitor( 'Omar Haddad' ) },
	{ fields: visitor( 'Nina Petrova' ), status: 'won' },
	{ fields: visitor( 'Sam Whitfield' ), utm: newsletter },
	{ fields: visitor( 'Chloe Dubois' ), status: 'contacted' },
	{ fields: visitor( 'Ben Archer' ), status: 'lost' },
];
