import type { Verdict } from './verdict';

interface Wiring {
	/** Whether a person may be dropped onto another; 0 is no manager. */
	verdict: ( person: number, to: number ) => Verdict;
	drop: ( person: number, to: number ) => void;
	/** Called with the person who is being dragged, and with null at the end. */
	onDrag: ( person: number | null ) => void;
}

/** Pixels: a shorter movement is a click. */
const slack = 6;

/** Pixels from the edge where scrolling begins. */
const edge = 80;
const speed = 14;

const placeOf = ( element: Element | null ) =>
	element?.closest< HTMLElement >( '[data-user]' ) ?? null;
const idOf = ( place: HTMLElement ) => Number( place.dataset[ 'user' ] );

/** Cards that a mouse or a pen can drag onto others. Touch scrolls instead; the menu of a card has the same actions. */
export class Drag {
	private person = 0;
	private ghost: HTMLElement | null = null;
	private target: HTMLElement | null = null;
	private start = { x: 0, y: 0 };
	private at = { x: 0, y: 0 };
	private card: HTMLElement | null = null;

	constructor(
		private readonly frame: HTMLElement,
		private readonly wiring: Wiring
	) {
		frame.addEventListener( 'pointerdown', this.press );
		frame.addEventListener( 'dragstart', this.prevent );
	}

	stop() {
		this.end();
		this.frame.removeEventListener( 'pointerdown', this.press );
		this.frame.removeEventListener( 'dragstart', this.prevent );
	}

	private readonly prevent = ( event: Event ) => event.preventDefault();

	private readonly press = ( event: PointerEvent ) => {
		const element = event.target as Element;
		const card = placeOf( element );
		if (
			! card ||
			idOf( card ) === 0 ||
			event.pointerType === 'touch' ||
			event.button !== 0 ||
			element.closest( 'button' )
		) {
			return;
		}
		this.card = card;
		this.person = idOf( card );
		this.start = { x: event.clientX, y: event.clientY };
		window.addEventListener( 'pointermove', this.move );
		window.addEventListener( 'pointerup', this.release );
		window.addEventListener( 'pointercancel', this.end );
		window.addEventListener( 'keydown', this.key, true );
	};

	private readonly move = ( { clientX: x, clientY: y }: PointerEvent ) => {
		this.at = { x, y };
		const { start } = this;
		if ( ! this.ghost ) {
			if ( Math.hypot( x - start.x, y - start.y ) < slack ) {
				return;
			}
			this.begin();
		}
		this.follow();
	};

	private begin() {
		const card = this.card!;
		const ghost = document.createElement( 'div' );
		ghost.className = 'svc-chart__ghost';
		ghost.append(
			...[ ...card.children ]
				.slice( 0, 2 )
				.map( ( part ) => part.cloneNode( true ) ),
			document.createElement( 'output' )
		);
		ghost.setAttribute( 'aria-hidden', 'true' );
		document.getElementById( 'svc-admin' )!.append( ghost );
		this.ghost = ghost;
		card.classList.add( 'is-dragged' );
		document.body.classList.add( 'svc-is-dragging' );
		this.wiring.onDrag( this.person );
		requestAnimationFrame( this.scroll );
	}

	private follow() {
		const { x, y } = this.at;
		const { ghost } = this;
		if ( ! ghost ) {
			return;
		}
		ghost.style.translate = `${ x }px ${ y }px`;
		const place = placeOf( document.elementFromPoint( x, y ) );
		this.target?.classList.remove( 'is-target', 'is-refused' );
		this.target = place && idOf( place ) !== this.person ? place : null;
		const verdict =
			this.target &&
			this.wiring.verdict( this.person, idOf( this.target ) );
		this.target?.classList.add( verdict?.may ? 'is-target' : 'is-refused' );
		ghost.classList.toggle( 'is-refused', verdict?.may === false );
		ghost.querySelector( 'output' )!.textContent = verdict?.text ?? '';
	}

	/** Also while the pointer rests at an edge. */
	private readonly scroll = () => {
		if ( ! this.ghost ) {
			return;
		}
		const { x, y } = this.at;
		const box = this.frame.getBoundingClientRect();
		const top = Math.max( box.top, 0 ) + edge;
		const step = ( low: boolean, high: boolean ) =>
			( Number( high ) - Number( low ) ) * speed;
		const down = step( y < top, y > window.innerHeight - edge );
		const across = step( x < box.left + edge, x > box.right - edge );
		if ( down !== 0 ) {
			window.scrollBy( { top: down, behavior: 'instant' } );
		}
		if ( across !== 0 ) {
			this.frame.scrollBy( { left: across, behavior: 'instant' } );
		}
		if ( down !== 0 || across !== 0 ) {
			this.follow();
		}
		requestAnimationFrame( this.scroll );
	};

	private readonly release = () => {
		const { person, target } = this;
		if ( this.ghost ) {
			swallowClick();
		}
		this.end();
		if ( target ) {
			this.wiring.drop( person, idOf( target ) );
		}
	};

	private readonly key = ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' && this.ghost ) {
			event.preventDefault();
			event.stopPropagation();
			swallowClick();
			this.end();
		}
	};

	private readonly end = () => {
		window.removeEventListener( 'pointermove', this.move );
		window.removeEventListener( 'pointerup', this.release );
		window.removeEventListener( 'pointercancel', this.end );
		window.removeEventListener( 'keydown', this.key, true );
		if ( this.ghost ) {
			this.ghost.remove();
			this.card?.classList.remove( 'is-dragged' );
			this.target?.classList.remove( 'is-target', 'is-refused' );
			document.body.classList.remove( 'svc-is-dragging' );
			this.wiring.onDrag( null );
		}
		this.ghost = null;
		this.target = null;
	};
}

/** Stops the click event that follows a drag. */
function swallowClick() {
	const swallow = ( event: Event ) => {
		event.preventDefault();
		event.stopPropagation();
	};
	window.addEventListener( 'click', swallow, { capture: true, once: true } );
	setTimeout(
		() => window.removeEventListener( 'click', swallow, true ),
		300
	);
}
