import type { KnownErrorCode } from '../../client/src/error-schemas';
import type { Api } from './api';
import { filesNamed } from './files-named';
import type { EndpointName } from './matchers';
import type { CallerName } from './world';

/** One request to an endpoint. */
export interface Ask {
	/** Values for the braces of the path; an endpoint has one id at most. */
	id?: number | string;
	query?: Record< string, string | number >;
	body?: object;
	headers?: Record< string, string >;
}

type Making< Context extends unknown[] = [] > = (
	...context: Context
) => Ask | Promise< Ask >;

/**
 * The requests that cause each outcome of an endpoint that the contract names.
 *
 * Derived from the contract: rest_forbidden (all callers who may not), rest_invalid_param (an unknown field),
 * rest_*_not_found (an id that nothing has), rest_precondition_failed (an If-Match of another state).
 */
export interface Trial {
	/** The callers who are answered, the one with the fewest rights first. */
	may: readonly CallerName[];
	/** Callers who have the right, but see no object that the request could be about. */
	inVain?: readonly CallerName[];
	/** Creates what the request needs, and returns a request that succeeds. */
	request: Making< [ by: Api ] >;
	/** Requests by which other callers may use their own things. */
	own?: { may: readonly CallerName[]; request: Making< [ by: Api ] > };
	/** Requests for the other errors of the endpoint. */
	errors?: Partial< Record< KnownErrorCode, Making > >;
}

export type Trials = Partial< Record< EndpointName, Trial > >;

/** Those of every file named trials.ts. */
export async function allTrials(): Promise< Trials > {
	const modules = await filesNamed< { trials: Trials } >( 'trials.ts' );
	return Object.assign( {}, ...modules.map( ( { trials } ) => trials ) );
}
