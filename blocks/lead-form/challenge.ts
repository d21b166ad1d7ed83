/** A proof of work, as GET /pages/{id}/form gives it. */
export interface Challenge {
	salt: string;
	/** SHA-256 of the salt and the number, in hex. */
	target: string;
	max: number;
	signature: string;
}

/** How many numbers are tried at a time. */
const share = 500;

const digest = async ( text: string ) =>
	Array.from(
		new Uint8Array(
			await crypto.subtle.digest(
				'SHA-256',
				new TextEncoder().encode( text )
			)
		),
		( byte ) => byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );

/** Finds the number; undefined where there is none. */
export async function solve( { salt, target, max, signature }: Challenge ) {
	for ( let first = 0; first <= max; first += share ) {
		const numbers = Array.from(
			{ length: Math.min( share, max - first + 1 ) },
			( _one, index ) => first + index
		);
		const found = await Promise.all(
			numbers.map( async ( number ) =>
				( await digest( `${ salt }${ number }` ) ) === target
					? number
					: -1
			)
		);
		const number = Math.max( ...found );
		if ( number >= 0 ) {
			return { salt, target, signature, number };
		}
	}
	return undefined;
}

/**
 * Of this page, for one attempt: a proof counts for ten minutes, and a connection may be lost for longer. Without one
 * the server decides; only pages with https can solve it.
 * @param rest Address of the component's REST API.
 * @param page ID of the page.
 * @param ask  The browser's fetch().
 * @throws Where there is no connection: sent without a proof, the form would be taken for spam.
 */
export async function proofFor(
	rest: string,
	page: number,
	ask: typeof fetch = ( ...request ) => fetch( ...request )
) {
	const response = await ask( `${ rest }/pages/${ page }/form`, {
		signal: AbortSignal.timeout( 30_000 ),
	} );
	if ( response.status >= 500 ) {
		throw new Error( response.statusText );
	}
	const form = ( await response.json().catch( () => null ) ) as {
		challenge?: Challenge | null;
	} | null;
	return form?.challenge && crypto.subtle
		? await solve( form.challenge )
		: undefined;
}
