import { MenuGroup, MenuItem } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { addressOf, navigate } from '../../shared/location';
import { ActionsMenu } from './actions-menu';
import type { Node } from './data/chart';

export type MenuAction = 'manager' | 'team' | 'top' | 'vacancy';

interface Props {
	node: Node;
	hasManager: boolean;
	anchor: Element;
	close: () => void;
	onChoose: ( action: MenuAction ) => void;
	openPerson: () => void;
}

/** The actions for a person, for keyboards and touch as well. */
export function PersonMenu( {
	node,
	hasManager,
	anchor,
	close,
	onChoose,
	openPerson,
}: Props ) {
	const item = ( name: MenuAction, text: string ) => (
		<MenuItem
			onClick={ () => {
				close();
				onChoose( name );
			} }
		>
			{ text }
		</MenuItem>
	);
	return (
		<ActionsMenu
			anchor={ anchor }
			close={ close }
			label={ sprintf(
				/* translators: %s: a name. */
				__( 'Actions for %s', 'svc' ),
				node.name
			) }
		>
			<MenuGroup>
				<MenuItem onClick={ openPerson }>
					{ __( 'Open profile', 'svc' ) }
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
						{ __( 'Show team in the list', 'svc' ) }
					</MenuItem>
				) }
			</MenuGroup>
			<MenuGroup>
				{ item( 'manager', __( 'Change manager…', 'svc' ) ) }
				{ hasManager && item( 'top', __( 'Move to the top', 'svc' ) ) }
				{ node.reports_count !== 0 &&
					item(
						'team',
						__( 'Move team to another manager…', 'svc' )
					) }
				{ item( 'vacancy', __( 'Add vacancy…', 'svc' ) ) }
			</MenuGroup>
		</ActionsMenu>
	);
}
