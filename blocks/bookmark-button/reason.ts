import { ContractError } from '../../client/src/index';

/** Message for a failed request: the site's own, if there is one. */
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
