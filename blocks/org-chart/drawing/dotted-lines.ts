import type { Box } from './boxes';
import { dottedLine } from './dotted-line';
import { pathOf } from './map';
import { shape } from './svg';

/** Lines from people to their dotted-line managers, where both are visible. Screen readers have the text on the card. */
export class DottedLines {
	private readonly picture = shape( 'svg', 'svc-org-chart__lines' );
	private readonly lines = shape( 'path' );
	/** Leaves the cards out: the lines pass behind them. */
	private readonly mask = shape( 'mask' );
	private readonly all = shape( 'rect' );
	private readonly cards = shape( 'path' );

	constructor(
		private readonly root: HTMLElement,
		id: string
	) {
		this.mask.id = `${ id }-cards`;
		this.mask.setAttribute( 'maskUnits', 'userSpaceOnUse' );
		this.all.setAttribute( 'fill', 'white' );
		this.cards.setAttribute( 'fill', 'black' );
		this.mask.append( this.all, this.cards );
		this.lines.setAttribute( 'mask', `url(#${ this.mask.id })` );
		this.picture.append( this.mask, this.lines );
	}

	/** Its coordinates are parts of the root's box, so that it is right at every scale, also on paper. */
	draw() {
		const pairs = this.pairs();
		if ( pairs.length === 0 ) {
			this.picture.remove();
			return;
		}
		const around = this.root.getBoundingClientRect();
		const boxOf = ( card: Element ) => within( card, around );
		const { width, height } = around;
		this.picture.setAttribute( 'viewBox', `0 0 ${ width } ${ height }` );
		for ( const whole of [ this.mask, this.all ] ) {
			whole.setAttribute( 'width', String( width ) );
			whole.setAttribute( 'height', String( height ) );
		}
		const cards = [
			...this.root.querySelectorAll( '[role="treeitem"]' ),
		].filter( ( card ) => card.checkVisibility() );
		this.cards.setAttribute( 'd', pathOf( cards.map( boxOf ) ) );
		this.lines.setAttribute(
			'd',
			pairs
				.map( ( [ from, to ] ) =>
					dottedLine( boxOf( from ), boxOf( to ) )
				)
				.join( '' )
		);
		this.root.append( this.picture );
	}

	private pairs(): [ Element, Element ][] {
		const people = this.root.parentElement!;
		return [
			...people.querySelectorAll< HTMLElement >( '[data-dotted]' ),
		].flatMap( ( item ) =>
			item.dataset
				.dotted!.split( ' ' )
				.map( ( id ) =>
					people.querySelector( `[data-person="${ id }"]` )
				)
				.flatMap( ( manager ): [ Element, Element ][] =>
					manager?.checkVisibility() && item.checkVisibility()
						? [
								[
									item.firstElementChild!,
									manager.firstElementChild!,
								],
							]
						: []
				)
		);
	}
}

const within = ( card: Element, around: Box ): Box => {
	const { x, y, width, height } = card.getBoundingClientRect();
	return { x: x - around.x, y: y - around.y, width, height };
};
