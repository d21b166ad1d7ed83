import { isStack } from './arrangement';
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
 * Sets the roles and states of a tree on the whole list, and its layout.
 *
 * Tree items are the cards, so that their names do not include their reports' names.
 */
export function dress( list: Element ) {
	list.setAttribute( 'role', 'tree' );
	for ( const item of itemsOf( list ) ) {
		dressItem( item, 0, false );
	}
}

function dressItem( item: Item, level: number, isInStack: boolean ) {
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
	const inStack = isStack( {
		level,
		total: reportsOf( item ),
		hasOpen: people.some( isOpen ),
		isInStack,
	} );
	group.setAttribute( 'role', 'group' );
	group.classList.toggle( 'is-stack', inStack );
	people.forEach( ( report, index ) => {
		const { from } = group.dataset;
		cardOf( report ).ariaPosInSet = String( Number( from ) + index + 1 );
		cardOf( report ).ariaSetSize = String( reportsOf( item ) );
	} );
	for ( const report of itemsOf( group ) ) {
		dressItem( report, level + 1, inStack );
	}
}
