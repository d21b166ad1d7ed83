import type { settingsEndpoints } from '../../../client/src/settings/settings-endpoints';
import type { users } from '../../../client/src/users/component';

/** The endpoints of `users/v1`. */
export type UserEndpointName = keyof ( typeof users.endpoints &
	typeof settingsEndpoints );
