/** Thrown by what writes a record of several requests: which fields the server refused, and what was saved before. */
export class NotSaved extends Error {
	constructor(
		readonly reason: unknown,
		/** By the names of the draft. */
		readonly errors: Record< string, string >,
		/** Whether an earlier request of the same save was carried out. */
		readonly isPartlySaved: boolean
	) {
		super( 'Not saved', { cause: reason } );
	}
}
