import { fixturesOf } from './fixtures';
import { host } from './site';
import { as } from './world';

export type { Account, Attachment } from './fixtures';

export const control = fixturesOf( as.manager );

/** As WordPress deletes an account for good. */
export const deleteAccount = ( id: number ) =>
	control.removeUser(
		id,
		host.network ? 'wpmu_delete_user' : 'wp_delete_user'
	);
