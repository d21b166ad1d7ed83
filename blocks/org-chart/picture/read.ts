import type { Item } from '../dom';
import type { PictureNode } from './node';

/** The open part of the org chart, read from the document. */
export function read(
	item: Item,
	photos: Map< string, string >,
	isList: boolean
): PictureNode {
	const group = item.querySelector< HTMLElement >( ':scope > ul' );
	const card = item.firstElementChild!;
	const part = ( name: string ) =>
		card.querySelector( `.svc-org-chart__${ name }` )?.textContent;
	const photo = card.querySelector( 'img' );
	const isPerson = item.dataset.person !== undefined;
	return {
		name: ( isPerson ? part( 'name' ) : card.textContent ) ?? '',
		lines: [
			item.dataset.person?.startsWith( '-' ) ? 'vacant' : 'title',
			'department',
			'dotted',
		].flatMap( ( field ) => part( field ) || [] ),
		count: part( 'toggle' ) ?? '',
		...( photo && { photo: photos.get( photo.src ) ?? null } ),
		isMore: ! isPerson,
		isStack: isList || Boolean( group?.classList.contains( 'is-stack' ) ),
		reports:
			! group || group.hidden
				? []
				: ( [ ...group.children ] as Item[] )
						.filter( ( one ) => ! one.matches( '.is-problem' ) )
						.map( ( one ) => read( one, photos, isList ) ),
	};
}
