import { arrangementOf, type Arrangement, type Layout } from './arrangement';
import {
	cardOf,
	groupOf,
	isOpen,
	itemsOf,
	peopleOf,
	reportsOf,
	type Item,
} from './dom';

/**
 * Sets the roles and states of a tree on the whole list, and how each team is arranged.
 *
 * Tree items are the cards, so that their names do not include their reports' names.
 */
export function dress( list: Element, layout: Layout ) {
	list.setAttribute( 'role', 'tree' );
	// Where people are beside each other, the arrow keys change their parts.
	list.ariaOrientation = layout === 'vertical' ? 'horizontal' : null;
	for ( const item of itemsOf( list ) ) {
		dressItem( item, layout, 0, 'row' );
	}
}

function dressItem(
	item: Item,
	layout: Layout,
	level: number,
	around: Arrangement
) {
	const group = groupOf( item );
	const card = cardOf( item );
	item.setAttribute( 'role', 'none' );
	card.setAttribute( 'role', 'treeitem' );
	card.ariaLevel = String( level + 1 );
	card.ariaExpanded = reportsOf( item ) > 0 ? String( isOpen( item ) ) : null;
	if ( card.getAttribute( 'tabindex' ) !== '0' ) {
		card.tabIndex = -1;
	}
	for ( const link of card.querySelectorAll< HTMLElement >( 'a, button' ) ) {
		link.tabIndex = -1;
	}
	if ( ! group ) {
		return;
	}
	const people = peopleOf( group );
	const arrangement = arrangementOf( {
		layout,
		level,
		total: reportsOf( item ),
		hasOpen: people.some( isOpen ),
		around,
	} );
	group.setAttribute( 'role', 'group' );
	group.classList.toggle( 'is-stack', arrangement === 'stack' );
	group.classList.toggle( 'is-block', arrangement === 'block' );
	people.forEach( ( report, index ) => {
		const { from } = group.dataset;
		cardOf( report ).ariaPosInSet = String( Number( from ) + index + 1 );
		cardOf( report ).ariaSetSize = String( reportsOf( item ) );
	} );
	for ( const report of itemsOf( group ) ) {
		dressItem( report, layout, level + 1, arrangement );
	}
}
