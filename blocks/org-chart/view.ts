import {
	getContext,
	getElement,
	store,
	withSyncEvent,
} from '@wordpress/interactivity';
import type { Layout } from './arrangement';
import { Chart } from './chart';
import type { Context, Match } from './parts';
import { closer } from './viewport';

const charts = new WeakMap< Element, Chart >();

const element = () =>
	getElement().ref!.closest< HTMLElement >( '.svc-org-chart' )!;

/** The org chart that the current button belongs to. */
const chart = () => charts.get( element() )!;

const context = () => getContext< Context & { item: Match } >();

const found = ( { matches, at }: Context ) => matches[ at ];

const find = async ( form: HTMLFormElement, isDone: boolean ) => {
	const here = chart();
	const { Finding } = await import(
		/* webpackChunkName: "org-chart/finding" */ './finding'
	);
	here.finding ??= new Finding( here, form );
	await here.finding.search( isDone );
};

store( 'svc/org-chart', {
	state: {
		role: 'combobox',
		get isOpen() {
			const { matches, note } = context();
			return matches.length > 0 || note !== '';
		},
		get active() {
			return found( context() )?.option ?? null;
		},
		get isAt() {
			return String( found( context() )?.id === context().item.id );
		},
	},
	actions: {
		lay: () => chart().lay( getElement().ref!.dataset.layout as Layout ),
		zoomIn: () => chart().viewport.zoomBy( closer ),
		zoomOut: () => chart().viewport.zoomBy( 1 / closer ),
		fit: () => chart().viewport.fit( chart().tree.root ),
		centre: () => chart().viewport.centre( chart().board.here ),
		overview: () => chart().toggleOverview(),
		print: () => chart().print(),
		saveSvg: () => chart().save( 'svg' ),
		savePng: () => chart().save( 'png' ),
		search: () => find( getElement().ref as HTMLFormElement, false ),
		submit: withSyncEvent( ( event: Event ) => {
			event.preventDefault();
			return find( getElement().ref as HTMLFormElement, true );
		} ),
	},
	callbacks: {
		start() {
			charts.set(
				element(),
				new Chart( element(), getContext< Context >() )
			);
		},
	},
} );
