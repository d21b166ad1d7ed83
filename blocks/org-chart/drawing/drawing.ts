import type { Act, Row } from '../../shared/tree/keys';
import type { Item } from '../dom';
import type { ChartParts } from '../parts';
import { DottedLines } from './dotted-lines';
import { Overview } from './overview';
import { step } from './steps';

// Loaded for layouts that are drawn: all but the list.

/** What a drawn org chart has beside its cards: fit to width, dotted lines, overview, and keys by what is seen. */
export class Drawing {
	private readonly lines: DottedLines;
	private readonly overview: Overview;
	private readonly frame: HTMLElement;

	constructor( private readonly chart: ChartParts ) {
		const { root, list } = chart.tree;
		this.frame = list.parentElement!;
		this.lines = new DottedLines( root, chart.element.id );
		this.overview = new Overview(
			this.frame,
			root,
			chart.text( 'overview' )
		);
		// The sizes of cards change with the width of the place, and when fonts come in.
		const sizes = new ResizeObserver( () => this.draw() );
		sizes.observe( root );
		sizes.observe( this.frame );
		window.addEventListener( 'beforeprint', () => this.measure() );
	}

	/** After a change of people or layout. */
	update() {
		this.measure();
		this.draw();
	}

	/** Lines and overview, after a change of sizes. */
	draw() {
		const { context } = this.chart;
		if ( context.layouts.list ) {
			this.overview.draw( false );
		} else {
			this.lines.draw();
			this.overview.draw( context.hasOverview );
		}
	}

	/** The action of an arrow key in a layout with levels; undefined where the key has its usual action. */
	act(
		key: string,
		rows: Row[],
		items: Item[],
		at: number
	): Act | null | undefined {
		const layout = this.levels();
		if ( ! layout ) {
			return undefined;
		}
		const to = step(
			rows.map( ( row, index ) => ( {
				...row,
				box: items[ index ]!.firstElementChild!.getBoundingClientRect(),
			} ) ),
			at,
			key,
			layout,
			getComputedStyle( this.frame ).direction === 'rtl'
		);
		return typeof to === 'number' ? { focus: to } : to;
	}

	/** Tells the styles how large the org chart is, in its own unit, so that they can fit it to its place or to paper. */
	private measure() {
		if ( ! this.levels() ) {
			return;
		}
		const { root } = this.chart.tree;
		const card = root.firstElementChild!.getBoundingClientRect().width;
		const { width, height } = root.getBoundingClientRect();
		const style = getComputedStyle( this.frame );
		const unit =
			card / Number( style.getPropertyValue( '--svc-card-units' ) );
		for ( const [ name, size ] of [
			[ '--svc-width', width / unit ],
			[ '--svc-height', height / unit ],
		] as const ) {
			const known = Number( style.getPropertyValue( name ) );
			// Rounding of sizes must not move anything.
			if ( Math.abs( size - known ) > known / 100 ) {
				this.frame.style.setProperty( name, size.toFixed( 2 ) );
			}
		}
	}

	private levels() {
		const layout = this.chart.layout();
		return layout === 'vertical' || layout === 'horizontal' ? layout : null;
	}
}
