import type { Layout } from './arrangement';
import type { Board } from './board';
import type * as loaded from './client';
import type { text } from './texts';
import type { Tree } from './tree';
import type { Viewport } from './viewport';

/** The state of an org chart in the Interactivity API. */
export interface Context {
	/** The current one is true. */
	layouts: Record< Layout, boolean >;
	/** Whether layouts with levels have the overview. */
	showOverview: boolean;
	hasOverview: boolean;
	matches: Match[];
	/** Index of the match that the arrow keys have selected; -1 for none. */
	at: number;
	note: string;
	/** Announced to screen readers. */
	message: string;
}

export interface Match {
	id: number;
	name: string;
	line: string;
	/** The ID of its element. */
	option: string;
}

/** The parts of an org chart that are used by code loaded at first use. */
export interface ChartParts {
	element: HTMLElement;
	context: Context;
	text: typeof text;
	layout: () => Layout;
	tree: Tree;
	board: Board;
	viewport: Viewport;
	client: () => Promise< typeof loaded >;
}
