import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { isScreen, navigate } from './location';

/** Whether a click opens a link here, and not in another tab or window. */
export const isPlainClick = ( event: MouseEvent ): boolean =>
	event.button === 0 &&
	! ( event.metaKey || event.ctrlKey || event.shiftKey || event.altKey );

/** A link; another screen of the plugin opens without a page load. */
export function Link( {
	href,
	children,
	onClick,
	...rest
}: AnchorHTMLAttributes< HTMLAnchorElement > & { href: string } ) {
	return (
		<a
			{ ...rest }
			href={ href }
			onClick={ ( event ) => {
				onClick?.( event );
				if (
					! event.defaultPrevented &&
					isPlainClick( event ) &&
					isScreen( href )
				) {
					event.preventDefault();
					void navigate( href );
				}
			} }
		>
			{ children }
		</a>
	);
}
