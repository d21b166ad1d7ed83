export {
	createProfile,
	deleteProfile,
	getProfile,
	getProfileByUser,
	getProfileFacets,
	getVcard,
	listProfiles,
	restoreProfile,
	updateProfile,
	vcardPath,
} from './profiles.js';
export type {
	DeleteProfileQuery,
	GetVcardQuery,
	ListProfilesQuery,
	NewProfile,
	Profile,
	ProfileChanges,
	ProfileFacets,
	ProfileFacetsQuery,
	ProfileList,
	ProfileListItem,
} from './profile-schemas.js';
export {
	getDirectoryFacets,
	getDirectReports,
	listDepartments,
	searchDirectory,
} from './intranet/directory.js';
export type {
	DepartmentList,
	DirectoryFacets,
	DirectoryFacetsQuery,
	DirectoryItem,
	DirectoryList,
	DirectorySearch,
	DirectReportsQuery,
	SearchDirectoryQuery,
} from './intranet/directory-schemas.js';
export {
	getOrgChart,
	getOrgChartBranch,
	getReportingChain,
} from './intranet/org-chart.js';
export type {
	GetOrgChartQuery,
	OrgChart,
	ReportingChain,
} from './intranet/org-chart-schemas.js';
export {
	getIntranetProfile,
	updateIntranetProfile,
} from './intranet/intranet-profiles.js';
export type {
	IntranetProfile,
	IntranetProfileChanges,
} from './intranet/intranet-profile-schemas.js';
export {
	dismissOpenManager,
	listOpenManagers,
} from './intranet/open-managers.js';
export type {
	ListOpenManagersQuery,
	OpenManager,
	OpenManagerList,
} from './intranet/open-manager-schemas.js';
export {
	createPosition,
	deletePosition,
	listPositions,
	updatePosition,
} from './intranet/positions.js';
export type {
	ListPositionsQuery,
	NewPosition,
	Position,
	PositionChanges,
	PositionList,
} from './intranet/position-schemas.js';
export { findProblems, repairProblems } from './intranet/repair.js';
export type {
	FindProblemsQuery,
	RepairProblems,
	RepairReport,
} from './intranet/repair-schemas.js';
export {
	addBookmark,
	exportBookmarks,
	listBookmarks,
	removeBookmark,
	updateBookmark,
} from './bookmarks/bookmarks.js';
export {
	createCollection,
	deleteCollection,
	listCollections,
	updateCollection,
} from './bookmarks/collections.js';
export type {
	Bookmark,
	BookmarkChanges,
	BookmarkExport,
	BookmarkList,
	Collection,
	CollectionChanges,
	CollectionList,
	ListBookmarksQuery,
	NewBookmark,
	NewCollection,
} from './bookmarks/bookmark-schemas.js';
export {
	deliveryStatuses,
	directoryOrders,
	historyWays,
	importMatches,
	importOutcomes,
	importStatuses,
	lacks,
	personRoles,
	profileOrders,
	roles,
	sheetColumns,
	socialNetworks,
} from './vocabulary.js';
export type { Role } from './vocabulary.js';
export {
	cancelImport,
	checkImport,
	createImport,
	deleteImport,
	getImport,
	getImportReport,
	importReportPath,
	listImportColumns,
	listImportRows,
	listImports,
	putImportRows,
	runImport,
} from './imports.js';
export type {
	Import,
	ImportColumn,
	ImportColumnList,
	ImportList,
	ImportReportQuery,
	ImportRow,
	ImportRowList,
	ImportRows,
	ListImportRowsQuery,
	ListImportsQuery,
	NewImport,
} from './import-schemas.js';
export { listProfileHistory } from './history.js';
export type {
	History,
	HistoryEntry,
	ListProfileHistoryQuery,
} from './history-schemas.js';
export { exportProfiles, exportProfilesPath } from './sheets.js';
export type { ExportProfilesQuery } from './sheet-schemas.js';
export { getCompany, updateCompany } from './company.js';
export type { Company, CompanyChanges } from './company-schemas.js';
export { initialsOf } from './initials.js';
export { uploadPhoto } from './photos.js';
export type { NewPhoto, Photo } from './photo-schemas.js';
export { listDeliveries, retryDelivery } from './deliveries.js';
export type {
	Delivery,
	DeliveryList,
	ListDeliveriesQuery,
} from './delivery-schemas.js';
export { invitePerson, listAccounts } from './accounts.js';
export type {
	Account,
	AccountList,
	Invitation,
	ListAccountsQuery,
} from './account-schemas.js';
