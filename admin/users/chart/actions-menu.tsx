import { NavigableMenu, Popover } from '@wordpress/components';
import type { ReactNode } from 'react';

interface Props {
	label: string;
	anchor: Element;
	close: () => void;
	children: ReactNode;
}

/** The menu of a card, for keyboards and touch as well. */
export const ActionsMenu = ( { label, anchor, close, children }: Props ) => (
	<Popover
		anchor={ anchor }
		placement="bottom-end"
		className="svc-chart__popover"
		onClose={ close }
		focusOnMount="firstElement"
	>
		<NavigableMenu role="menu" aria-label={ label }>
			{ children }
		</NavigableMenu>
	</Popover>
);
