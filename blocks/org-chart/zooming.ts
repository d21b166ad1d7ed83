import { drift, held } from './zoom';

// Loaded when a pointer comes near, or the first zoom is asked for.

/** A tree that is larger than its frame: zoomed by wheel, fingers and buttons, moved by dragging. */
export class Zooming {
	private zoom = 1;

	constructor(
		private readonly frame: HTMLElement,
		private readonly tree: HTMLElement,
		private readonly isList: () => boolean,
		private readonly say: ( zoom: string ) => void
	) {
		frame.addEventListener( 'wheel', this.wheel, { passive: false } );
		frame.addEventListener( 'pointerdown', this.drag );
		pinches( frame, ( ratio, x, y ) => this.by( ratio, x, y ) );
	}

	/** Fits what has this part of the room it takes: smaller, or as large as it was before zooming. */
	to( part: number ) {
		this.by( Math.min( part, 1 / this.zoom ) );
	}

	/** Keeps the given point in place or, without one, the middle. */
	by( ratio: number, x?: number, y?: number ) {
		if ( this.isList() ) {
			return;
		}
		const frame = this.frame.getBoundingClientRect();
		const point = {
			x: x ?? frame.x + frame.width / 2,
			y: y ?? frame.y + frame.height / 2,
		};
		const before = this.tree.getBoundingClientRect();
		this.zoom = held( this.zoom * ratio );
		this.tree.style.setProperty( 'zoom', String( this.zoom ) );
		const after = this.tree.getBoundingClientRect();
		this.frame.scrollBy( {
			left: drift( point.x, ...spans( before, after, 'x', 'width' ) ),
			top: drift( point.y, ...spans( before, after, 'y', 'height' ) ),
			behavior: 'instant',
		} );
		this.say( `${ Math.round( this.zoom * 100 ) } %` );
	}

	private readonly wheel = ( event: WheelEvent ) => {
		if ( event.ctrlKey && ! this.isList() ) {
			event.preventDefault();
			this.by(
				Math.exp( -event.deltaY / 300 ),
				event.clientX,
				event.clientY
			);
		}
	};

	private readonly drag = ( event: PointerEvent ) => {
		const isOnCard =
			event.target instanceof Element &&
			event.target.closest( '.svc-org-chart__card, a, button' );
		if ( event.pointerType !== 'mouse' || event.button || isOnCard ) {
			return;
		}
		event.preventDefault();
		const move = ( { movementX, movementY }: PointerEvent ) =>
			this.frame.scrollBy( {
				left: -movementX,
				top: -movementY,
				behavior: 'instant',
			} );
		this.frame.setPointerCapture( event.pointerId );
		this.frame.addEventListener( 'pointermove', move );
		this.frame.addEventListener(
			'lostpointercapture',
			() => this.frame.removeEventListener( 'pointermove', move ),
			{ once: true }
		);
	};
}

const spans = (
	before: DOMRect,
	after: DOMRect,
	start: 'x' | 'y',
	size: 'width' | 'height'
) =>
	[ before, after ].map( ( box ) => ( {
		start: box[ start ],
		size: box[ size ],
	} ) ) as [
		{ start: number; size: number },
		{ start: number; size: number },
	];

/** Two fingers; one scrolls, as anywhere. */
function pinches(
	frame: HTMLElement,
	zoomBy: ( ratio: number, x: number, y: number ) => void
) {
	const fingers = new Map< number, PointerEvent >();
	const distance = () => {
		const [ one, other ] = [ ...fingers.values() ];
		return one && other
			? Math.hypot(
					one.clientX - other.clientX,
					one.clientY - other.clientY
				)
			: 0;
	};
	frame.addEventListener( 'pointerdown', ( event ) => {
		if ( event.pointerType === 'touch' ) {
			fingers.set( event.pointerId, event );
		}
	} );
	frame.addEventListener( 'pointermove', ( event ) => {
		if ( fingers.has( event.pointerId ) ) {
			const before = distance();
			fingers.set( event.pointerId, event );
			if ( before > 0 && fingers.size === 2 ) {
				zoomBy( distance() / before, event.clientX, event.clientY );
			}
		}
	} );
	for ( const end of [ 'pointerup', 'pointercancel' ] as const ) {
		window.addEventListener( end, ( event ) =>
			fingers.delete( event.pointerId )
		);
	}
}
