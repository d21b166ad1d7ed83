export { ContractError } from './errors.js';
export type { ErrorCode, ErrorDetails } from './errors.js';
export type {
	Answer,
	ReadOptions,
	Transport,
	WriteOptions,
} from './request.js';
export { createTransport } from './transport.js';
export type { Created, Deleted, Updated } from './envelope-schemas.js';
export {
	createProfile,
	deleteProfile,
	getProfile,
	getProfileByUser,
	getProfileFacets,
	getVcard,
	listProfiles,
	updateProfile,
	vcardPath,
} from './users/profiles.js';
export type {
	GetVcardQuery,
	ListProfilesQuery,
	NewProfile,
	Profile,
	ProfileChanges,
	ProfileFacets,
	ProfileFacetsQuery,
	ProfileList,
	ProfileListItem,
} from './users/profile-schemas.js';
export {
	getDirectoryFacets,
	getDirectReports,
	listDepartments,
	searchDirectory,
} from './users/intranet/directory.js';
export type {
	DepartmentList,
	DirectoryFacets,
	DirectoryFacetsQuery,
	DirectoryItem,
	DirectoryList,
	DirectReportsQuery,
	SearchDirectoryQuery,
} from './users/intranet/directory-schemas.js';
export {
	getOrgChart,
	getOrgChartBranch,
	getReportingChain,
} from './users/intranet/org-chart.js';
export type {
	GetOrgChartQuery,
	OrgChart,
	ReportingChain,
} from './users/intranet/org-chart-schemas.js';
export {
	getIntranetProfile,
	updateIntranetProfile,
} from './users/intranet/intranet-profiles.js';
export type {
	IntranetProfile,
	IntranetProfileChanges,
} from './users/intranet/intranet-profile-schemas.js';
export { findDamage, repairDamage } from './users/intranet/repair.js';
export type {
	FindDamageQuery,
	RepairDamage,
	RepairReport,
} from './users/intranet/repair-schemas.js';
export {
	addBookmark,
	exportBookmarks,
	listBookmarks,
	removeBookmark,
	updateBookmark,
} from './users/bookmarks/bookmarks.js';
export {
	createCollection,
	deleteCollection,
	listCollections,
	updateCollection,
} from './users/bookmarks/collections.js';
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
} from './users/bookmarks/bookmark-schemas.js';
export {
	directoryOrders,
	importMatches,
	importOutcomes,
	importStatuses,
	lacks,
	personRoles,
	profileOrders,
	roles,
	sheetColumns,
	socialNetworks,
} from './users/vocabulary.js';
export type { Role } from './users/vocabulary.js';
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
} from './users/imports.js';
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
} from './users/import-schemas.js';
export { exportProfiles, exportProfilesPath } from './users/sheets.js';
export type { ExportProfilesQuery } from './users/sheet-schemas.js';
export { getSettings, updateSettings } from './users/settings.js';
export type { Settings, SettingsChanges } from './users/settings-schemas.js';
export { getCompany, updateCompany } from './users/company.js';
export type { Company, CompanyChanges } from './users/company-schemas.js';
export { uploadPhoto } from './users/photos.js';
export type { NewPhoto, Photo } from './users/photo-schemas.js';
export { listAccounts } from './users/accounts.js';
export type {
	Account,
	AccountList,
	ListAccountsQuery,
} from './users/account-schemas.js';
export { runAbility } from './abilities/run.js';
export type {
	AbilityInput,
	AbilityName,
	AbilityOutput,
} from './abilities/run.js';
export {
	getAssistantSettings,
	listCalls,
	updateAssistantSettings,
} from './modern-data/assistants.js';
export type {
	AssistantSettings,
	AssistantSettingsChanges,
	CallList,
	ListCallsQuery,
} from './modern-data/assistant-schemas.js';
