import type { Arrangement } from '../arrangement';
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
		id: Number( item.dataset.person ?? 0 ),
		dotted: isList
			? []
			: ( item.dataset.dotted?.split( ' ' ).map( Number ) ?? [] ),
		...( photo && { photo: photos.get( photo.src ) ?? null } ),
		isMore: ! isPerson,
		arrangement: isList ? 'stack' : arrangementOf( group ),
		reports:
			! group || group.hidden
				? []
				: ( [ ...group.children ] as Item[] )
						.filter( ( one ) => ! one.matches( '.is-problem' ) )
						.map( ( one ) => read( one, photos, isList ) ),
	};
}

const arrangementOf = ( group: HTMLElement | null ): Arrangement =>
	( [ 'stack', 'block' ] as const ).find( ( one ) =>
		group?.classList.contains( `is-${ one }` )
	) ?? 'row';
