/** A paste or a drop. */
export type Transfer = ClipboardEvent | DragEvent;

/** Events that this module has dispatched itself. */
const own = new WeakSet< Event >();

export const isOwn = ( event: Event ): boolean => own.has( event );

/** Gives WordPress what is put into the transfer instead, or nothing. */
export function give(
	event: Transfer,
	put: ( ( transfer: DataTransfer ) => void ) | null
): void {
	event.preventDefault();
	event.stopImmediatePropagation();
	const view = ( event.target as Node ).ownerDocument?.defaultView;
	if ( ! put || ! view ) {
		return;
	}
	const transfer = new view.DataTransfer();
	put( transfer );
	const options = { bubbles: true, cancelable: true };
	const again =
		'clipboardData' in event
			? new view.ClipboardEvent( 'paste', {
					...options,
					clipboardData: transfer,
				} )
			: new view.DragEvent( 'drop', {
					...options,
					clientX: event.clientX,
					clientY: event.clientY,
					dataTransfer: transfer,
				} );
	own.add( again );
	event.target?.dispatchEvent( again );
}
