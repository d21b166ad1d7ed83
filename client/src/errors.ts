import type { ErrorBody } from './error-schema.js';
import type { KnownErrorCode } from './error-schemas.js';

/** The contract's codes, and those of WordPress or another plugin that answers first. */
export type ErrorCode = KnownErrorCode | ( string & {} );

export interface ErrorDetails {
	code: ErrorCode;
	message: string;
	/** 0 if there was no response. */
	status: number;
	params?: Record< string, string > | undefined;
	id?: number | undefined;
	cause?: unknown;
}

export class ContractError extends Error {
	override readonly name = 'ContractError';
	readonly code: ErrorCode;
	readonly status: number;
	/** The error of each field; nested fields are dotted, as in `meta.svc_reports_to`. */
	readonly params: Record< string, string >;
	/** The existing profile or collection, for the codes rest_profile_exists and rest_collection_exists. */
	readonly id: number | undefined;

	constructor( details: ErrorDetails ) {
		super( details.message, { cause: details.cause } );
		this.code = details.code;
		this.status = details.status;
		this.params = details.params ?? {};
		this.id = details.id;
	}

	static fromBody( body: ErrorBody, status: number ): ContractError {
		return new ContractError( {
			code: body.code,
			message: body.message,
			status,
			params: body.data?.params,
			id: body.data?.id,
		} );
	}
}
