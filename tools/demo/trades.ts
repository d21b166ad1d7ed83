import type { Trade } from './seats';

const list = ( text: string ): string[] => text.trim().split( /\s*,\s*/u );

/** Other words for a seat's title, taken by about half of its people. */
export const TITLES: Readonly< Record< string, readonly string[] > > = {
	'Loan Officer': [
		'Senior Loan Officer',
		'Mortgage Loan Originator',
		'Loan Officer, Bilingual',
		'Loan Officer (VA & FHA)',
	],
	'Loan Processor': [ 'Senior Loan Processor', 'Government Loan Processor' ],
	Underwriter: [
		'Senior Underwriter',
		'DE Underwriter',
		'Jumbo Underwriter',
	],
	Closer: [ 'Senior Closer' ],
	Realtor: [ 'Broker Associate', 'Buyer’s Agent', 'Listing Agent' ],
};

export const SKILLS: Readonly< Record< Trade, readonly string[] > > = {
	lead: list(
		`Strategy, Board reporting, Capital markets, Coaching, Budgeting, Public speaking, M&A`
	),
	lend: list( `VA loans, FHA, USDA, jumbo, Conventional, Down payment assistance, Reverse mortgage, First-time buyers,
		Construction loans, Self-employed borrowers, Refinancing, Encompass, HELOC, Non-QM` ),
	process: list(
		`Encompass, FHA, VA loans, Income analysis, Title review, Condo review, Appraisal ordering, Disclosures`
	),
	underwrite:
		list( `FHA DE, VA SAR, jumbo, Desktop Underwriter, Loan Product Advisor, Self-employed income, Condo review,
		Non-QM, Appraisal review, Collateral` ),
	close: list(
		`TRID, Closing Disclosure, Wire desk, eClosing, RON, Title curative, Trailing documents, Encompass`
	),
	market: list(
		`Co-marketing, SEO, Copywriting, Figma, Video, Event planning, Photography, E-mail campaigns, C++ (rusty)`
	),
	comply: list(
		`RESPA, TRID, HMDA, Fair lending, NMLS licensing, QC audits, State exams, AML/BSA`
	),
	build: list(
		`Encompass, SQL, WordPress, Power BI, SSO, Help desk, API integrations, Security awareness`
	),
	support: list(
		`Calendar management, Travel, Encompass, Notary, Excel, Event planning, Minutes, 10-key`
	),
	realtor: [],
};

export const LANGUAGES: readonly string[] = list(
	`Spanish, Vietnamese, Mandarin, Français, Português, हिन्दी, ASL, Русский, 한국어, العربية, Polski, Tagalog`
);

/** What people of the trade do, for their biographies. */
export const WORK: Readonly< Record< Trade, readonly string[] > > = {
	lead: [
		'sets direction, listens a lot and reads every complaint that reaches the front office',
		'came up through the branches and still closes one loan a year to stay honest',
		'looks after the plan, the budget and the people who carry both',
	],
	lend: [
		'helps first-time buyers get from “can we?” to keys without losing sleep',
		'has a soft spot for VA loans and has never met a DD-214 too faded to read',
		'explains rates, points and closing costs in plain words, twice if needed',
		'works with self-employed borrowers whose tax returns tell only half of the story',
		'likes the difficult files: jumbo, non-QM, a farm with three wells',
	],
	process: [
		'turns a shoebox of documents into a clean file',
		'keeps forty loans moving and remembers every borrower’s dog',
		'orders, chases, checks, and chases again',
	],
	underwrite: [
		'reads tax returns the way other people read novels',
		'says no seldom, “not yet” often, and always says why',
		'signs FHA and jumbo files, usually before lunch',
	],
	close: [
		'makes sure that the figures at the table are those on the disclosure',
		'wires money for a living and double-checks every digit',
		'has closed loans in parking lots, hospitals and once on a boat',
	],
	market: [
		'writes the flyers, films the tours and retires the clip art',
		'plans open houses that people remember for the right reasons',
		'measures everything and believes about half of it',
	],
	comply: [
		'keeps us licensed in 31 states and friendly with all of their examiners',
		'reads the rule first and the summary afterwards',
		'finds the one missing initial on page 212',
	],
	build: [
		'keeps Encompass up and the password resets down',
		'connects systems that were never meant to meet',
		'answers tickets in the order in which they hurt',
	],
	support: [
		'knows where everything is, including the CEO',
		'keeps calendars honest and meetings short',
		'is the reason why the paperwork arrives before the deadline',
	],
	realtor: [
		'has sold houses in the same six neighborhoods for years',
		'works with relocating families and answers on Sundays',
		'specializes in condos, lofts and patient buyers',
		'grew up in the trade and knows every school boundary by heart',
	],
};

export const FREE_TIME: readonly string[] = [
	'trail running',
	'a very slow restoration of a 1974 pickup',
	'choir practice',
	'coaching under-nines soccer',
	'sourdough, with mixed results',
	'chess by mail',
	'volunteering with a housing charity',
	'bird watching',
	'three kids and a drum kit',
	'Brazilian jiu-jitsu',
	'restoring letterpress machines',
	'crosswords in two languages',
];

export const REALTY: readonly string[] = [
	'Blue Door Realty',
	'Cottonwood & Co. Homes',
	'Mesa Verde Properties',
	'Lantern Street Realty Group',
	'Casa Nueva Bienes Raíces',
	'O’Hara Brothers Real Estate',
	'Magnolia Row Realty',
	'Two Rivers Brokerage',
	'Piñon Ridge Homes',
	'Keystone & Key',
];
