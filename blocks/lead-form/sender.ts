import type { Submission } from './submission';

/** What became of a submission. */
export type Outcome =
	| { kind: 'taken'; message: string; url: string | null }
	/** Texts by the names of the REST API: `fields.email`. */
	| { kind: 'refused'; errors: Record< string, string >; message: string }
	/** No answer, or one that says nothing: it may have arrived. */
	| { kind: 'lost'; isAnswered: boolean }
	/** The server asks to wait, and says so. */
	| { kind: 'later'; message: string }
	/** The site does not let visitors use its REST API. */
	| { kind: 'closed' };

interface Answer {
	message?: string;
	redirect_url?: string | null;
	code?: string;
	data?: { params?: Record< string, string > };
}

/** How long an answer is waited for, in milliseconds. */
const patience = 30_000;

/** Sends with one key until there is an answer, so that nothing arrives twice. */
export class Sender {
	#key = '';

	constructor(
		readonly url: string,
		readonly ask: typeof fetch = ( ...request ) => fetch( ...request )
	) {}

	/** What was typed is another submission now. */
	change() {
		this.#key = '';
	}

	async send( submission: Submission ): Promise< Outcome > {
		this.#key ||= newKey();
		const stop = new AbortController();
		const timer = setTimeout( () => stop.abort(), patience );
		try {
			const response = await this.ask( this.url, {
				method: 'POST',
				headers: {
					'Content-Type': 'application/json',
					'Idempotency-Key': this.#key,
				},
				body: JSON.stringify( submission ),
				signal: stop.signal,
			} );
			const outcome = outcomeOf(
				response,
				( await response.json().catch( () => null ) ) as Answer | null
			);
			if ( outcome.kind !== 'lost' ) {
				this.change();
			}
			return outcome;
		} catch {
			return { kind: 'lost', isAnswered: false };
		} finally {
			clearTimeout( timer );
		}
	}
}

function outcomeOf(
	{ ok, status }: Response,
	answer: Answer | null
): Outcome {
	if ( ok && typeof answer?.message === 'string' ) {
		return {
			kind: 'taken',
			message: answer.message,
			url: answer.redirect_url ?? null,
		};
	}
	if ( ok || status >= 500 ) {
		return { kind: 'lost', isAnswered: true };
	}
	const message = answer?.message ?? '';
	if ( status === 400 && answer?.code ) {
		return { kind: 'refused', errors: answer.data?.params ?? {}, message };
	}
	return message && [ 409, 422, 429 ].includes( status )
		? { kind: 'later', message }
		: { kind: 'closed' };
}

/** Pages without https have no `randomUUID()`. */
const newKey = () =>
	Array.from( crypto.getRandomValues( new Uint8Array( 16 ) ), ( byte ) =>
		byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );
