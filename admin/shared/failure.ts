import { __, sprintf } from '@wordpress/i18n';
import { ContractError } from '../../client/src/errors.js';

/** The message for a failure. */
export function textOf( thrown: unknown ): string {
	if ( ! ( thrown instanceof ContractError ) || thrown.status === 0 ) {
		return __(
			'The site could not be reached. Check your connection and try again.',
			'svc'
		);
	}
	if (
		thrown.status === 401 ||
		thrown.code === 'rest_cookie_invalid_nonce'
	) {
		return __(
			'You are logged out. Log in in another tab, then try again.',
			'svc'
		);
	}
	const details = Object.values( thrown.params );
	if ( details.length > 0 ) {
		return details.join( ' ' );
	}
	return thrown.status >= 500
		? sprintf(
				/* translators: %d: HTTP status. */
				__( 'Something went wrong (error %d). Try again.', 'svc' ),
				thrown.status
			)
		: thrown.message;
}

export const hasStatus = ( thrown: unknown, status: number ): boolean =>
	thrown instanceof ContractError && thrown.status === status;

/** The errors of the fields, by their names in the API. */
export const paramsOf = ( thrown: unknown ): Record< string, string > =>
	thrown instanceof ContractError ? thrown.params : {};

export const isAbort = ( thrown: unknown ): boolean =>
	thrown instanceof DOMException && thrown.name === 'AbortError';
