import type { Act, Row } from '../shared/tree/keys';
import { hasLevels, layouts, type Layout } from './arrangement';
import { Board } from './board';
import { closest, within, type Item } from './dom';
import type { Drawing } from './drawing/drawing';
import type { Finding } from './finding';
import { Items } from './items';
import type { ChartParts, Context } from './parts';
import { text } from './texts';
import { Tree } from './tree';
import { Viewport } from './viewport';

/** One org chart of the page. */
export class Chart implements ChartParts {
	readonly text = text;
	readonly tree: Tree;
	readonly board: Board;
	readonly viewport: Viewport;
	/** Set by the first search. */
	finding: Finding | undefined;
	/** Set by the first layout that is drawn. */
	private drawing: Drawing | undefined;

	constructor(
		readonly element: HTMLElement,
		readonly context: Context
	) {
		const list = within( element, 'tree' )!;
		const say = ( message: string ) => {
			context.message = message;
		};
		const items = new Items(
			element.querySelector( ':scope > template' )!,
			element.id
		);
		this.viewport = new Viewport(
			closest( list, 'viewport' )!,
			list,
			() => context.layouts.list,
			( zoom ) => {
				this.drawing?.draw();
				say( text( 'zoom', zoom ) );
			}
		);
		this.tree = new Tree(
			list,
			items,
			this.client,
			say,
			( item, change ) =>
				this.viewport.steady( item, () => {
					change();
					this.drawing?.update();
				} ),
			this.layout
		);
		this.board = new Board(
			this.tree,
			this.viewport,
			( item ) => this.details( item ),
			(
				...key: [ string, Row[], Item[], number ]
			): Act | null | undefined => this.drawing?.act( ...key )
		);
		element.classList.add( 'is-ready' );
		this.viewport.centre( this.tree.root, 'instant' );
		void this.draw();
	}

	readonly layout = (): Layout =>
		layouts.find( ( layout ) => this.context.layouts[ layout ] )!;

	readonly client = () =>
		import( /* webpackChunkName: "org-chart/client" */ './client' );

	async lay( layout: Layout ) {
		const { context, element } = this;
		for ( const one of layouts ) {
			context.layouts[ one ] = one === layout;
			element.classList.toggle( `is-${ one }`, one === layout );
		}
		context.hasOverview = context.showOverview && hasLevels( layout );
		this.tree.arrange();
		await this.draw();
		this.viewport.centre( this.board.here, 'instant' );
	}

	toggleOverview() {
		this.context.hasOverview = ! this.context.hasOverview;
		this.drawing?.draw();
	}

	private async draw() {
		if ( ! this.context.layouts.list && ! this.drawing ) {
			const { Drawing: Made } = await import(
				/* webpackChunkName: "org-chart/drawing" */ './drawing/drawing'
			);
			this.drawing ??= new Made( this );
		}
		this.drawing?.update();
	}

	private async details( item: Item ) {
		const { showDetails } = await import(
			/* webpackChunkName: "org-chart/details" */ './details'
		);
		// The browser gives the focus back when the dialog closes.
		await showDetails( this, item );
	}

	async print() {
		const { print } = await import(
			/* webpackChunkName: "org-chart/printing" */ './printing'
		);
		print( this.element );
	}

	async save( type: 'svg' | 'png' ) {
		try {
			const { save } = await import(
				/* webpackChunkName: "org-chart/download" */ './download'
			);
			await save( this, type );
			this.context.message = text( 'downloaded' );
		} catch {
			this.context.message = text( 'noPicture' );
		}
	}
}
