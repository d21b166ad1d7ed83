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

/** Says of the whole list what a tree has to say, and how the tree is laid out. */
export function dress( list: Element ) {
	list.setAttribute( 'role', 'tree' );
	for ( const item of itemsOf( list ) ) {
		dressItem( item, 0, false );
	}
}

function dressItem( item: Item, level: number, isInStack: boolean ) {
	const group = groupOf( item );
	item.setAttribute( 'role', 'treeitem' );
	item.ariaLevel = String( level + 1 );
	item.ariaLabel = labelOf( item );
	item.ariaExpanded = reportsOf( item ) > 0 ? String( isOpen( item ) ) : null;
	if ( item.tabIndex !== 0 || ! item.hasAttribute( 'tabindex' ) ) {
		item.tabIndex = -1;
	}
	for ( const link of linksOf( item ) ) {
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
		report.ariaPosInSet = String(
			Number( group.dataset.from ) + index + 1
		);
		report.ariaSetSize = String( reportsOf( item ) );
	} );
	for ( const report of itemsOf( group ) ) {
		dressItem( report, level + 1, inStack );
	}
}

const linksOf = ( item: Item ) =>
	item.querySelectorAll< HTMLElement >(
		':scope > a, :scope > :not( ul ) :is( a, button )'
	);

/** Else a tree item is called by all that is in it, reports included. */
const labelOf = ( item: Item ) =>
	[ ...cardOf( item ).querySelectorAll( 'span > *, :scope > a' ) ]
		.map( ( part ) => part.ariaLabel ?? part.textContent ?? '' )
		.join( ', ' ) ||
	( cardOf( item ).textContent ?? '' );
