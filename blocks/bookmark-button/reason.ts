import { ContractError } from '../../client/src/index';

/** What to tell of a request that failed. The site's own words, where it has said any. */
export function reason(
	error: unknown,
	texts: { failed: string; offline: string }
): string {
	if ( ! ( error instanceof ContractError ) || error.status === 0 ) {
		return texts.offline;
	}
	return error.status < 500
		? `${ texts.failed } ${ error.message }`
		: texts.failed;
}
