import type { Box, Point } from './boxes';
import { isLarger, onMap, pathOf, scaleOf, seen, wayTo } from './map';
import { shape } from './svg';

const directions: Record< string, [ x: number, y: number ] > = {
	ArrowLeft: [ -1, 0 ],
	ArrowRight: [ 1, 0 ],
	ArrowUp: [ 0, -1 ],
	ArrowDown: [ 0, 1 ],
};

/** A map of an org chart that is larger than its frame. A click, dragging and the arrow keys move the visible part. */
export class Overview {
	private readonly layer = document.createElement( 'div' );
	private readonly map = document.createElement( 'div' );
	private readonly picture = shape( 'svg' );
	private readonly cards = shape( 'path', 'svc-org-chart__map-cards' );
	private readonly part = shape( 'rect', 'svc-org-chart__map-part' );
	private scale = 1;

	constructor(
		private readonly frame: HTMLElement,
		private readonly root: HTMLElement,
		label: string
	) {
		this.map.className = 'svc-org-chart__overview';
		this.map.hidden = true;
		this.map.tabIndex = 0;
		// Its arrow keys are for the map, not for reading.
		this.map.role = 'application';
		this.map.ariaLabel = label;
		this.picture.append( this.cards, this.part );
		this.map.append( this.picture );
		this.map.addEventListener( 'keydown', this.key );
		this.map.addEventListener( 'pointerdown', this.drag );
		this.layer.className = 'svc-org-chart__layer';
		this.layer.append( this.map );
		frame.after( this.layer );
		frame.addEventListener( 'scroll', () => this.move(), {
			passive: true,
		} );
	}

	draw( isWanted: boolean ) {
		const content = this.root.getBoundingClientRect();
		this.map.hidden = ! isWanted || ! isLarger( content, this.inside() );
		if ( this.map.hidden ) {
			return;
		}
		const { width, height } = this.most();
		this.scale = scaleOf( content, { width, height } );
		const size = onMap( content, content, this.scale );
		for ( const side of [ 'width', 'height' ] as const ) {
			this.picture.setAttribute( side, String( size[ side ] ) );
		}
		this.picture.setAttribute(
			'viewBox',
			`0 0 ${ size.width } ${ size.height }`
		);
		this.cards.setAttribute(
			'd',
			pathOf(
				this.boxes().map( ( box ) => onMap( box, content, this.scale ) )
			)
		);
		const { style } = this.frame.parentElement!;
		style.setProperty( '--svc-map', `${ this.map.offsetHeight }px` );
		style.setProperty( '--svc-frame', `${ this.frame.offsetHeight }px` );
		this.move();
	}

	/** Shows which part is visible. */
	private move() {
		if ( this.map.hidden ) {
			return;
		}
		const part = seen(
			this.root.getBoundingClientRect(),
			this.inside(),
			this.scale
		);
		for ( const [ name, value ] of Object.entries( part ) ) {
			this.part.setAttribute( name, String( value ) );
		}
	}

	private boxes(): Box[] {
		return [ ...this.root.querySelectorAll( '[role="treeitem"]' ) ]
			.filter( ( card ) => card.checkVisibility() )
			.map( ( card ) => card.getBoundingClientRect() );
	}

	/** The part of the frame that shows something: without scroll bars. */
	private inside(): Box {
		const { x, y } = this.frame.getBoundingClientRect();
		const { clientLeft, clientTop, clientWidth, clientHeight } = this.frame;
		return {
			x: x + clientLeft,
			y: y + clientTop,
			width: clientWidth,
			height: clientHeight,
		};
	}

	/** A quarter of the frame, within limits. */
	private most() {
		const { width, height } = this.inside();
		return {
			width: Math.min( 220, Math.max( 90, width / 4 ) ),
			height: Math.min( 160, Math.max( 60, height / 4 ) ),
		};
	}

	private readonly key = ( event: KeyboardEvent ) => {
		const direction = directions[ event.key ];
		if ( direction ) {
			event.preventDefault();
			const { width, height } = this.inside();
			this.scroll( {
				x: ( direction[ 0 ] * width ) / 4,
				y: ( direction[ 1 ] * height ) / 4,
			} );
		}
	};

	private readonly drag = ( event: PointerEvent ) => {
		event.preventDefault();
		this.map.focus( { preventScroll: true } );
		this.map.setPointerCapture( event.pointerId );
		this.show( event );
		this.map.addEventListener( 'pointermove', this.show );
		this.map.addEventListener(
			'lostpointercapture',
			() => this.map.removeEventListener( 'pointermove', this.show ),
			{ once: true }
		);
	};

	private readonly show = ( { clientX, clientY }: PointerEvent ) => {
		const { x, y } = this.picture.getBoundingClientRect();
		this.scroll(
			wayTo(
				{ x: clientX - x, y: clientY - y },
				this.root.getBoundingClientRect(),
				this.inside(),
				this.scale
			)
		);
	};

	private scroll( { x, y }: Point ) {
		this.frame.scrollBy( { left: x, top: y, behavior: 'instant' } );
	}
}
