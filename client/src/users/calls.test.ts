import { testCalls } from '../testing/calls.js';
import { users } from './component.js';
import * as client from './index.js';

const person = {
	user_id: 7,
	first_name: 'Ana',
	last_name: 'Ruiz',
	email: 'ana@example.com',
	role: 'staff',
} as const;

testCalls( users.endpoints, {
	listProfiles: ( transport ) =>
		client.listProfiles( transport, { role: 'staff', page: 2 } ),
	getProfileFacets: ( transport ) =>
		client.getProfileFacets( transport, { without: 'manager' } ),
	exportProfiles: ( transport ) =>
		client.exportProfiles( transport, { columns: [ 'email', 'manager' ] } ),
	listImports: ( transport ) => client.listImports( transport, { page: 2 } ),
	createImport: ( transport ) =>
		client.createImport( transport, { columns: [ 'account_email', '' ] } ),
	listImportColumns: ( transport ) => client.listImportColumns( transport ),
	getImport: ( transport ) => client.getImport( transport, 5 ),
	deleteImport: ( transport ) => client.deleteImport( transport, 5 ),
	listImportRows: ( transport ) =>
		client.listImportRows( transport, 5, { outcome: 'refused' } ),
	putImportRows: ( transport ) =>
		client.putImportRows( transport, 5, { from: 2, rows: [ [ 'a' ] ] } ),
	checkImport: ( transport ) => client.checkImport( transport, 5 ),
	runImport: ( transport ) => client.runImport( transport, 5 ),
	cancelImport: ( transport ) => client.cancelImport( transport, 5 ),
	getImportReport: ( transport ) =>
		client.getImportReport( transport, 5, { outcome: 'refused' } ),
	createProfile: ( transport ) => client.createProfile( transport, person ),
	getProfile: ( transport ) => client.getProfile( transport, 5 ),
	getProfileByUser: ( transport ) => client.getProfileByUser( transport, 7 ),
	getVcard: ( transport ) =>
		client.getVcard( transport, 5, { version: '4.0' } ),
	updateProfile: ( transport ) =>
		client.updateProfile( transport, 5, { phone: '' } ),
	deleteProfile: ( transport ) =>
		client.deleteProfile( transport, 5, { force: true } ),
	restoreProfile: ( transport ) => client.restoreProfile( transport, 5 ),
	listProfileHistory: ( transport ) =>
		client.listProfileHistory( transport, 5, { way: 'import', page: 2 } ),
	getCompany: ( transport ) => client.getCompany( transport ),
	updateCompany: ( transport ) =>
		client.updateCompany( transport, { name: null } ),
	searchDirectory: ( transport ) =>
		client.searchDirectory( transport, { office: 'Denver', page: 2 } ),
	getDirectoryFacets: ( transport ) =>
		client.getDirectoryFacets( transport, { without: 'photo' } ),
	listDepartments: ( transport ) => client.listDepartments( transport ),
	getDirectReports: ( transport ) =>
		client.getDirectReports( transport, 5, { per_page: 100 } ),
	getOrgChart: ( transport ) => client.getOrgChart( transport, { depth: 2 } ),
	getOrgChartBranch: ( transport ) =>
		client.getOrgChartBranch( transport, 5, { depth: 0 } ),
	getReportingChain: ( transport ) =>
		client.getReportingChain( transport, 5 ),
	getIntranetProfile: ( transport ) =>
		client.getIntranetProfile( transport, 5 ),
	updateIntranetProfile: ( transport ) =>
		client.updateIntranetProfile( transport, 5, { skills: null } ),
	findProblems: ( transport ) =>
		client.findProblems( transport, { scope: 'managers' } ),
	listOpenManagers: ( transport ) => client.listOpenManagers( transport ),
	dismissOpenManager: ( transport ) =>
		client.dismissOpenManager( transport, 5 ),
	repairProblems: ( transport ) =>
		client.repairProblems( transport, { after: 500 } ),
	listPositions: ( transport ) =>
		client.listPositions( transport, { page: 2 } ),
	createPosition: ( transport ) =>
		client.createPosition( transport, { title: 'Closer', reports_to: 7 } ),
	updatePosition: ( transport ) =>
		client.updatePosition( transport, 5, { user_id: 7 } ),
	deletePosition: ( transport ) => client.deletePosition( transport, 5 ),
	listBookmarks: ( transport ) =>
		client.listBookmarks( transport, { collection: 'Ideas', page: 2 } ),
	addBookmark: ( transport ) =>
		client.addBookmark( transport, { post_id: 9, site_id: 2 } ),
	updateBookmark: ( transport ) =>
		client.updateBookmark( transport, 5, { collection: 'Ideas' } ),
	removeBookmark: ( transport ) => client.removeBookmark( transport, 5 ),
	exportBookmarks: ( transport ) => client.exportBookmarks( transport ),
	listCollections: ( transport ) => client.listCollections( transport ),
	createCollection: ( transport ) =>
		client.createCollection( transport, { name: 'Ideas' } ),
	updateCollection: ( transport ) =>
		client.updateCollection( transport, 5, { name: 'Plans' } ),
	deleteCollection: ( transport ) => client.deleteCollection( transport, 5 ),
	uploadPhoto: ( transport ) =>
		client.uploadPhoto( transport, { image: 'AAAA' } ),
	listAccounts: ( transport ) =>
		client.listAccounts( transport, { search: 'ana' } ),
	invitePerson: ( transport ) => client.invitePerson( transport, 5 ),
	listDeliveries: ( transport ) =>
		client.listDeliveries( transport, { status: 'failed', user_id: 7 } ),
	retryDelivery: ( transport ) => client.retryDelivery( transport, 5 ),
} );
