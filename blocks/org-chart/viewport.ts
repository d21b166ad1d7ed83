import { cardOf, type Item } from './dom';
import type { Zooming } from './zooming';

/** A step of the zoom. */
export const closer = 1.2;

/** Room for the rings around focused cards. */
const rings = 8;

/** The frame that a tree is seen through, which may be larger. */
export class Viewport {
	private zooming: Promise< Zooming > | undefined;

	constructor(
		private readonly frame: HTMLElement,
		private readonly tree: HTMLElement,
		private readonly isList: () => boolean,
		private readonly say: ( zoom: string ) => void
	) {
		frame.addEventListener( 'pointerenter', () => void this.zoom(), {
			once: true,
		} );
	}

	async zoomBy( ratio: number ) {
		( await this.zoom() ).by( ratio );
	}

	/** Zooms out as far as the width of an item with all that is open below it needs. */
	async fit( item: Item ) {
		const { width } = item.getBoundingClientRect();
		( await this.zoom() ).to( ( this.frame.clientWidth - rings ) / width );
		this.centre( item, 'instant' );
	}

	/** Scrolls an item into the middle of the frame. */
	centre( item: Item, behavior: ScrollBehavior = gentle() ) {
		const card = cardOf( item ).getBoundingClientRect();
		const frame = this.frame.getBoundingClientRect();
		this.frame.scrollBy( {
			left: card.x + card.width / 2 - frame.x - frame.width / 2,
			top: card.y + card.height / 2 - frame.y - frame.height / 2,
			behavior,
		} );
	}

	/** Makes a change without moving an item on the screen. */
	steady( item: Item, change: () => void ) {
		const before = cardOf( item ).getBoundingClientRect();
		change();
		const after = cardOf( item ).getBoundingClientRect();
		this.frame.scrollBy( {
			left: after.x - before.x,
			top: after.y - before.y,
			behavior: 'instant',
		} );
	}

	/** Frame and page move as far as they must. */
	reveal( item: Item ) {
		cardOf( item ).scrollIntoView( {
			block: 'nearest',
			inline: 'nearest',
			behavior: 'instant',
		} );
	}

	private zoom(): Promise< Zooming > {
		this.zooming ??= import(
			/* webpackChunkName: "org-chart/zooming" */ './zooming'
		).then(
			( { Zooming: Made } ) =>
				new Made( this.frame, this.tree, this.isList, this.say )
		);
		return this.zooming;
	}
}

const gentle = (): ScrollBehavior =>
	matchMedia( '(prefers-reduced-motion: reduce)' ).matches
		? 'instant'
		: 'smooth';
