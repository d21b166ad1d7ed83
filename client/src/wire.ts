import type { ErrorBody } from './error-schema.js';
import { ContractError } from './errors.js';
import type { Answer, ContractRequest, QueryValue } from './request.js';

export function pathWithQuery( {
	path,
	query = {},
}: Pick< ContractRequest, 'path' | 'query' > ): string {
	const pairs = Object.entries( query )
		.filter(
			( pair ): pair is [ string, NonNullable< QueryValue > ] =>
				pair[ 1 ] !== undefined
		)
		.map( ( [ name, value ] ) => [ name, String( value ) ] );
	return pairs.length === 0
		? path
		: `${ path }?${ new URLSearchParams( pairs ) }`;
}

export function headersOf( {
	ifMatch,
	idempotencyKey,
}: ContractRequest ): Record< string, string > {
	return {
		...( ifMatch !== undefined && { 'If-Match': ifMatch } ),
		...( idempotencyKey !== undefined && {
			'Idempotency-Key': idempotencyKey,
		} ),
	};
}

export async function readAnswer< Body >(
	response: Response
): Promise< Answer< Body > > {
	const body: unknown = isText( response )
		? await response.text()
		: await readJson( response );
	if ( ! response.ok ) {
		throw errorFrom( body, response.status );
	}
	return {
		status: response.status,
		body: body as Body,
		etag: response.headers.get( 'ETag' ),
		location: response.headers.get( 'Location' ),
		total: numberFrom( response, 'X-WP-Total' ),
		totalPages: numberFrom( response, 'X-WP-TotalPages' ),
	};
}

/** A file other than JSON: a vCard, a spreadsheet. */
const isText = ( { headers }: Response ) =>
	/^text\/(?:vcard|csv)\b/.test( headers.get( 'Content-Type' ) ?? '' );

async function readJson( response: Response ): Promise< unknown > {
	try {
		return await response.json();
	} catch ( cause ) {
		throw new ContractError( {
			code: 'invalid_json',
			message: 'The response is not a valid JSON response.',
			status: response.status,
			cause,
		} );
	}
}

function errorFrom( body: unknown, status: number ): ContractError {
	return isErrorBody( body )
		? ContractError.fromBody( body, status )
		: new ContractError( {
				code: 'unknown_error',
				message: 'The response is not an error of the REST API.',
				status,
				cause: body,
			} );
}

export function isErrorBody( body: unknown ): body is ErrorBody {
	return (
		typeof body === 'object' &&
		body !== null &&
		'code' in body &&
		'message' in body &&
		typeof body.code === 'string' &&
		typeof body.message === 'string'
	);
}

function numberFrom( response: Response, header: string ): number | null {
	const value = response.headers.get( header );
	return value === null ? null : Number( value );
}
