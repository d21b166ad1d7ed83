import { createTransport } from '../../client/src/index';
import { getReportingChain } from '../../client/src/users/intranet/org-chart';
import { Board } from './board';
import { closest, within, type Item } from './dom';
import type { Finding } from './finding';
import { Items } from './items';
import type { ChartParts, Context } from './parts';
import { text } from './texts';
import { Tree } from './tree';
import { Viewport } from './viewport';

/** One org chart of the page. */
export class Chart implements ChartParts {
	readonly text = text;
	readonly transport = createTransport();
	readonly tree: Tree;
	readonly board: Board;
	readonly viewport: Viewport;
	/** Set by the first search. */
	finding: Finding | undefined;

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
			() => context.isList,
			( zoom ) => say( text( 'zoom', zoom ) )
		);
		this.tree = new Tree(
			list,
			items,
			this.transport,
			say,
			( item, change ) => this.viewport.steady( item, change )
		);
		this.board = new Board( this.tree, this.viewport, ( item ) =>
			this.details( item )
		);
		element.classList.add( 'is-ready' );
		this.viewport.centre( this.tree.root, 'instant' );
	}

	lay( isList: boolean ) {
		this.context.isList = isList;
		this.element.classList.toggle( 'is-list', isList );
		this.element.classList.toggle( 'is-tree', ! isList );
		this.viewport.centre( this.board.here, 'instant' );
	}

	chain( id: number ) {
		return getReportingChain( this.transport, id );
	}

	private async details( item: Item ) {
		const { showDetails } = await import(
			/* webpackChunkName: "org-chart/details" */ './details'
		);
		await showDetails( this, item );
		this.board.focus( item );
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
