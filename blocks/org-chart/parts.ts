import type { Transport } from '../../client/src/index';
import type { ReportingChain } from '../../client/src/users/index';
import type { Board } from './board';
import type { text } from './texts';
import type { Tree } from './tree';
import type { Viewport } from './viewport';

/** The state of an org chart in the Interactivity API. */
export interface Context {
	isList: boolean;
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

/** The parts of an org chart that search, details and download use; these are loaded at first use. */
export interface ChartParts {
	element: HTMLElement;
	context: Context;
	text: typeof text;
	transport: Transport;
	tree: Tree;
	board: Board;
	viewport: Viewport;
	chain: ( id: number ) => Promise< { body: ReportingChain } >;
}
