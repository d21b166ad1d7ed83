import type { Example } from '../component-texts';
import type { IntranetName } from '../site';

const avatar = 'https://example.com/wp-content/uploads/jane-300x300.jpg';

const item = {
	id: 34,
	profile_id: 12,
	first_name: 'Jane',
	last_name: 'Doe',
	name: 'Jane Doe',
	email: 'jane.doe@example.com',
	role: 'loan_officer',
	title: 'Senior Loan Officer',
	department: 'Lending',
	phone: '+1 555 0100',
	extension: '214',
	office_location: 'Denver',
	avatar_url: avatar,
};

const node = ( id: number, name: string, title: string, reports: number ) => ( {
	id,
	name,
	title,
	department: 'Lending',
	avatar_url: avatar,
	reports_count: reports,
} );

const jane = node( 34, 'Jane Doe', 'Senior Loan Officer', 0 );
const priya = node( 7, 'Priya Rao', 'Head of Lending', 1 );

const onePage = ( ...data: object[] ) => ( {
	data,
	total: data.length,
	pages: 1,
	page: 1,
} );

const internal = {
	department: 'Lending',
	reports_to: 7,
	office_location: 'Denver',
	extension: '214',
	start_date: '2019-04-01',
	bio: 'Knows every VA form by heart.',
	skills: [ 'VA loans', 'Spanish' ],
	dotted_manager_ids: [ 12 ],
};

const bookmark = {
	id: 3,
	post_id: 88,
	site_id: 2,
	post_title: 'Rate sheet of the week',
	post_url: 'https://example.com/two/?p=88',
	post_type: 'post',
	created_at: '2026-11-21T09:30:00Z',
	collection: 'Reading',
};

const collection = {
	id: 5,
	count: 1,
	created_at: '2026-11-20T16:05:00Z',
	name: 'Reading',
};

const vacancy = {
	id: -3,
	title: 'Closing Manager',
	department: 'Lending',
	reports_to: 7,
	report_ids: [ 34 ],
};

export const intranetExamples: Record< IntranetName, Example > = {
	listOpenManagers: {
		query: '',
		answer: onePage( {
			user_id: 9,
			profile_id: 8,
			name: 'Bo Lind',
			cell: 'Roe, Jane',
			candidates: [
				{
					user_id: 7,
					name: 'Jane Roe',
					title: 'Branch Manager',
					email: 'jane@example.com',
				},
				{
					user_id: 31,
					name: 'Jane Roe',
					title: 'Underwriter',
					email: 'jroe@example.com',
				},
			],
		} ),
	},
	dismissOpenManager: {
		answer: { message: 'Open manager dismissed.' },
	},
	searchDirectory: {
		query: '?search=jane&department=lending',
		answer: onePage( item ),
	},
	getDirectoryFacets: {
		query: '?office=Denver',
		answer: {
			departments: [ { value: 'Lending', name: 'Lending', count: 9 } ],
			roles: [
				{ value: 'loan_officer', name: 'Loan Officer', count: 6 },
				{ value: 'staff', name: 'Staff', count: 3 },
			],
			offices: [
				{ value: 'Austin', name: 'Austin', count: 12 },
				{ value: 'Denver', name: 'Denver', count: 9 },
			],
		},
	},
	listDepartments: {
		answer: onePage(
			{ name: 'Lending', count: 21 },
			{ name: 'Marketing', count: 8 }
		),
	},
	getDirectReports: { id: '7', answer: onePage( item ) },
	getOrgChart: {
		query: '?depth=1',
		answer: { ...priya, reports: [ { ...jane, reports: [] } ] },
	},
	getOrgChartBranch: { id: '34', answer: { ...jane, reports: [] } },
	getReportingChain: { id: '34', answer: onePage( jane, priya ) },
	listPositions: { answer: onePage( vacancy ) },
	createPosition: {
		body: {
			title: 'Closing Manager',
			department: 'Lending',
			reports_to: 7,
			report_ids: [ 34 ],
		},
		answer: vacancy,
	},
	updatePosition: { id: '-3', body: { user_id: 52 }, answer: vacancy },
	deletePosition: { id: '-3', answer: { message: 'Vacancy deleted.' } },
	getIntranetProfile: {
		id: '34',
		answer: {
			user_id: 34,
			name: 'Jane Doe',
			title: 'Senior Loan Officer',
			email: 'jane.doe@example.com',
			phone: '+1 555 0100',
			avatar_url: avatar,
			...internal,
		},
	},
	updateIntranetProfile: {
		id: '34',
		body: { extension: '215', skills: [ 'VA loans' ] },
		answer: { id: 34, message: 'Intranet profile updated.' },
	},
	listBookmarks: {
		query: '?collection=Reading',
		answer: onePage( bookmark ),
	},
	addBookmark: {
		body: { post_id: 88, site_id: 2, collection: 'Reading' },
		answer: bookmark,
	},
	updateBookmark: {
		id: '3',
		body: { collection: 'General' },
		answer: { ...bookmark, collection: 'General' },
	},
	removeBookmark: { id: '3', answer: { message: 'Bookmark removed.' } },
	exportBookmarks: {
		query: '?format=json',
		answer: {
			collections: [ 'General', 'Reading' ],
			bookmarks: [ bookmark ],
		},
	},
	listCollections: { answer: onePage( collection ) },
	createCollection: {
		body: { name: 'Reading' },
		answer: { ...collection, count: 0 },
	},
	updateCollection: {
		id: '5',
		body: { name: 'To read' },
		answer: { ...collection, name: 'To read' },
	},
	deleteCollection: { id: '5', answer: { message: 'Collection deleted.' } },
};
