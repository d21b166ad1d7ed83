import { useRef } from '@wordpress/element';

/** The place of a list, to which the focus goes when an item that had it is removed. */
export function useListFocus() {
	const place = useRef< HTMLDivElement >( null );
	return {
		place,
		/** The button of the item that has come to the place of the removed one, or of the last one. */
		afterRemoving( at: number ) {
			requestAnimationFrame( () => {
				const names = place.current?.querySelectorAll< HTMLElement >(
					'.svc-lead-item__name'
				);
				const next = names?.[ Math.min( at, names.length - 1 ) ];
				( next ?? place.current )?.focus();
			} );
		},
	};
}
