import { MenuGroup, MenuItem } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { ActionsMenu } from '../actions-menu';
import type { Node } from '../data/chart';

export type VacancyAction = 'edit' | 'fill' | 'delete';

interface Props {
	node: Node;
	anchor: Element;
	close: () => void;
	onChoose: ( action: VacancyAction ) => void;
}

/** The actions for a vacancy. */
export function VacancyMenu( { node, anchor, close, onChoose }: Props ) {
	const item = ( name: VacancyAction, text: string ) => (
		<MenuItem
			isDestructive={ name === 'delete' }
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
				/* translators: %s: a job title. */
				__( 'Actions for the vacancy %s', 'svc' ),
				node.title
			) }
		>
			<MenuGroup>
				{ item( 'fill', __( 'Fill with a person…', 'svc' ) ) }
				{ item( 'edit', __( 'Edit vacancy…', 'svc' ) ) }
				{ item( 'delete', __( 'Delete vacancy', 'svc' ) ) }
			</MenuGroup>
		</ActionsMenu>
	);
}
