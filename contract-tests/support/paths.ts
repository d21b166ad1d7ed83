export const profiles = '/users/v1/profiles';
export const profile = ( id: number | string ) => `${ profiles }/${ id }`;
export const profileOf = ( userId: number | string ) =>
	`${ profiles }/user/${ userId }`;
export const settings = '/users/v1/settings';
export const accounts = '/users/v1/accounts';

/** Larger than any id that a test site reaches, smaller than any database's limit. */
export const missing = 2_000_000_000;
