import type { ReactNode } from 'react';
import { isPlainClick } from '../../shared/link';

interface Props {
	href: string;
	open: () => void;
	children: ReactNode;
}

/** Opens a lead beside the list; in another tab by its address. */
export const LeadLink = ( { href, open, children }: Props ) => (
	<a
		href={ href }
		dir="auto"
		draggable={ false }
		onClick={ ( event ) => {
			if ( isPlainClick( event ) ) {
				event.preventDefault();
				open();
			}
		} }
	>
		{ children }
	</a>
);
