import { __ } from '@wordpress/i18n';
import { hasStatus, textOf } from '../../shared/failure';

/** The message for a failure. Writers wait for each other, and a long wait ends with 503. */
export const failureText = ( thrown: unknown ): string =>
	hasStatus( thrown, 503 )
		? __( 'The site is busy. Try again in a moment.', 'svc' )
		: textOf( thrown );
