import {
	cardOf,
	closest,
	idOf,
	isOpen,
	itemAround,
	managerOf,
	nameOf,
	peopleOf,
	groupOf,
	reportsOf,
	shown,
	type Item,
} from './dom';
import { act, typed, type Act, type Row } from '../shared/tree/keys';
import type { Tree } from './tree';
import { Typing } from '../shared/tree/typing';
import { closer, type Viewport } from './viewport';

/** Keyboard and pointer on the tree. One item at a time can be reached by Tab. */
export class Board {
	private current: Item;
	private readonly typing = new Typing();

	constructor(
		private readonly tree: Tree,
		private readonly viewport: Viewport,
		private readonly details: ( item: Item ) => Promise< void >,
		/** The action of a key by what is seen; undefined where the layout has none of its own. */
		private readonly actSeen: (
			key: string,
			rows: Row[],
			items: Item[],
			at: number
		) => Act | null | undefined
	) {
		this.current = tree.root;
		cardOf( this.current ).tabIndex = 0;
		tree.list.addEventListener( 'click', this.click );
		tree.list.addEventListener( 'keydown', this.key );
		tree.list.addEventListener( 'focusin', ( { target } ) => {
			const item = itemAround( target );
			if ( item ) {
				this.choose( item );
			}
		} );
	}

	/** The item that had the focus last, as long as it is visible. */
	get here(): Item {
		return this.current.checkVisibility() ? this.current : this.tree.root;
	}

	focus( item: Item ) {
		this.choose( item );
		cardOf( item ).focus( { preventScroll: true } );
		this.viewport.reveal( item );
	}

	private choose( item: Item ) {
		cardOf( this.current ).tabIndex = -1;
		this.current = item;
		cardOf( item ).tabIndex = 0;
	}

	private readonly click = ( event: MouseEvent ) => {
		const item = itemAround( event.target );
		if ( ! item || event.ctrlKey || event.metaKey || event.shiftKey ) {
			return;
		}
		this.choose( item );
		cardOf( item ).focus( { preventScroll: true } );
		if (
			event.target instanceof Element &&
			event.target.closest( 'a, button' )
		) {
			event.preventDefault();
			void this.press(
				item,
				Boolean( closest( event.target, 'toggle' ) )
			);
		}
	};

	private async press( item: Item, isToggle: boolean ) {
		if ( item.classList.contains( 'is-problem' ) ) {
			const manager = managerOf( item );
			await this.tree.again( item );
			this.focus( manager ?? this.here );
		} else if ( ! item.dataset.person ) {
			const next = await this.tree.more( item );
			this.focus( next ?? this.here );
		} else if ( isToggle || idOf( item ) <= 0 ) {
			await this.toggle( item );
		} else {
			await this.details( item );
		}
	}

	private async toggle( item: Item ) {
		if ( isOpen( item ) ) {
			this.tree.close( item );
		} else {
			await this.tree.open( item );
		}
	}

	private readonly key = ( event: KeyboardEvent ) => {
		const item = itemAround( event.target );
		if ( ! item || event.altKey || event.ctrlKey || event.metaKey ) {
			return;
		}
		const items = shown( this.tree.list );
		const at = items.indexOf( item );
		const rows = items.map( ( one ) => ( {
			level: Number( cardOf( one ).ariaLevel ),
			isOpen: reportsOf( one ) > 0 ? isOpen( one ) : null,
			label: nameOf( one ),
		} ) );
		const isRtl = getComputedStyle( this.tree.list ).direction === 'rtl';
		if (
			this.zoomed( event.key ) ||
			this.sought( event.key, items, rows, at )
		) {
			event.preventDefault();
			return;
		}
		const seen = this.actSeen( event.key, rows, items, at );
		const does =
			seen === undefined ? act( rows, at, event.key, isRtl ) : seen;
		if ( does ) {
			event.preventDefault();
			void this.perform( does, item, items );
		}
	};

	private async perform( does: Act, item: Item, items: Item[] ) {
		if ( typeof does === 'object' ) {
			this.focus( items[ does.focus ] ?? item );
		} else if ( does === 'activate' ) {
			await this.press( item, false );
		} else if ( does === 'openSiblings' ) {
			await this.openSiblings( item );
		} else if ( does === 'open' || ! isOpen( item ) ) {
			await this.tree.open( item );
		} else {
			this.tree.close( item );
		}
	}

	private async openSiblings( item: Item ) {
		const manager = managerOf( item );
		const group = manager && groupOf( manager );
		const closed = ( group ? peopleOf( group ) : [ item ] ).filter(
			( one ) => reportsOf( one ) > 0 && ! isOpen( one )
		);
		await Promise.all( closed.map( ( one ) => this.tree.open( one ) ) );
		this.viewport.reveal( item );
	}

	private zoomed( key: string ): boolean {
		const ratio = { '+': closer, '=': closer, '-': 1 / closer }[ key ];
		if ( ratio ) {
			void this.viewport.zoomBy( ratio );
		}
		return Boolean( ratio );
	}

	private sought(
		key: string,
		items: Item[],
		rows: Row[],
		at: number
	): boolean {
		const text = this.typing.add( key );
		const item = text && items[ typed( rows, at, text ) ];
		if ( item ) {
			this.focus( item );
		}
		return Boolean( text );
	}
}
