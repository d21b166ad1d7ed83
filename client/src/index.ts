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
	listProfiles,
	updateProfile,
} from './users/profiles.js';
export type {
	ListProfilesQuery,
	NewProfile,
	Profile,
	ProfileChanges,
	ProfileList,
	ProfileListItem,
} from './users/profile-schemas.js';
export { profileOrders, roles, socialNetworks } from './users/vocabulary.js';
export type { Role } from './users/vocabulary.js';
export { getSettings, updateSettings } from './users/settings.js';
export type { Settings, SettingsChanges } from './users/settings-schemas.js';
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
