import {
	MenuGroup,
	MenuItem,
	NavigableMenu,
	Popover,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { addressOf, navigate } from '../../shared/location';
import type { Node } from './chart';

export type Deed = 'manager' | 'team' | 'top';

interface Props {
	node: Node;
	/** Whether somebody is above them. */
	hasManager: boolean;
	anchor: Element;
	close: () => void;
	choose: ( deed: Deed ) => void;
	enter: () => void;
}

/** What can be done with somebody; where the arrow keys are at home, and where a finger cannot drag. */
export function PersonMenu( {
	node,
	hasManager,
	anchor,
	close,
	choose,
	enter,
}: Props ) {
	const deed = ( name: Deed, text: string ) => (
		<MenuItem
			onClick={ () => {
				close();
				choose( name );
			} }
		>
			{ text }
		</MenuItem>
	);
	return (
		<Popover
			anchor={ anchor }
			placement="bottom-end"
			className="svc-chart__popover"
			onClose={ close }
			focusOnMount="firstElement"
		>
			<NavigableMenu
				role="menu"
				aria-label={ sprintf(
					/* translators: %s: a name. */
					__( 'Actions for %s', 'svc' ),
					node.name
				) }
			>
				<MenuGroup>
					<MenuItem onClick={ enter }>
						{ __( 'Open the person', 'svc' ) }
					</MenuItem>
					{ node.reports_count !== 0 && (
						<MenuItem
							onClick={ () =>
								void navigate(
									addressOf( 'svc-people', {
										manager: node.id,
									} )
								)
							}
						>
							{ __( 'Show the team in the list', 'svc' ) }
						</MenuItem>
					) }
				</MenuGroup>
				<MenuGroup>
					{ deed( 'manager', __( 'Change manager…', 'svc' ) ) }
					{ hasManager &&
						deed( 'top', __( 'Move to the top', 'svc' ) ) }
					{ node.reports_count !== 0 &&
						deed(
							'team',
							__( 'Move the team to another manager…', 'svc' )
						) }
				</MenuGroup>
			</NavigableMenu>
		</Popover>
	);
}
