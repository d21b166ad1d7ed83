/** The org chart's elements. The document holds the state of open branches. */
export type Item = HTMLLIElement;
export type Group = HTMLUListElement;

const part = ( name: string ) => `.svc-org-chart__${ name }`;

export const within = < Found extends Element = HTMLElement >(
	element: ParentNode,
	name: string
): Found | null => element.querySelector< Found >( part( name ) );

export const closest = ( element: EventTarget | null, name: string ) =>
	element instanceof Element
		? element.closest< HTMLElement >( part( name ) )
		: null;

export const itemAround = ( element: EventTarget | null ) =>
	closest( element, 'item' ) as Item | null;

export const groupOf = ( item: Item ) =>
	item.querySelector< Group >( `:scope > ${ part( 'group' ) }` );

export const cardOf = ( item: Item ) => item.firstElementChild as HTMLElement;

export const managerOf = ( item: Item ) => itemAround( item.parentElement );

export const itemsOf = ( list: Element ) => [ ...list.children ] as Item[];

/** Without the links to more people. */
export const peopleOf = ( list: Element ) =>
	itemsOf( list ).filter( ( item ) => item.dataset.person );

export const idOf = ( item: Item ) => Number( item.dataset.person );

export const reportsOf = ( item: Item ) => Number( item.dataset.reports ?? 0 );

export const nameOf = ( item: Item ) =>
	within( item, 'name' )?.textContent ?? '';

export const isOpen = ( item: Item ) =>
	Boolean( groupOf( item ) && ! groupOf( item )?.hidden );

/** Everything that can be seen, from top to bottom. */
export const shown = ( list: Element ): Item[] =>
	itemsOf( list ).flatMap( ( item ) => {
		const group = groupOf( item );
		return group && ! group.hidden ? [ item, ...shown( group ) ] : [ item ];
	} );
