/** The most a ratio may be, and what it should be. */
export interface Bound {
	gate: number;
	aim: number | null;
}

/** Ratios to an empty route of the same site, and of a site without the plugin. */
export const columns = [ 'same', 'without' ] as const;
export type Column = ( typeof columns )[ number ];

/** The plugin's reads, relative to an empty route of the same site: gate and target, by the most people that they are for. */
const reads = {
	constant: { 10_000: [ 1.1, 1.05 ], 100_000: [ 1.1, 1.05 ] },
	branch: { 10_000: [ 1.15, 1.05 ], 100_000: [ 1.15, 1.05 ] },
	bookmarks: { 10_000: [ 1.25, 1.15 ], 100_000: [ 1.25, 1.15 ] },
	search: { 10_000: [ 1.2, 1.1 ], 100_000: [ 1.4, 1.2 ] },
	shortSearch: { 10_000: [ 1.5, 1.3 ] },
	question: { 2_000: [ 3, 2.5 ], 20_000: [ 4, 3.5 ] },
	deep: { 10_000: [ 1.15, 1.1 ], 100_000: [ 1.5, 1.2 ] },
	chartBuilt: { 10_000: [ 3.2, 2.5 ] },
	chartKept: { 10_000: [ 1.1, 1.05 ], 100_000: [ 1.6, 1.15 ] },
	mortgage: { 100_000: [ 1.3, 1.2 ] },
	longMortgage: { 100_000: [ 1.5, 1.3 ] },
	templates: { 100_000: [ 1.05, 1.02 ] },
	rendering: { 100_000: [ 1.1, 1.05 ] },
	leads: { 100_000: [ 1.15, 1.08 ] },
	leadSearch: { 100_000: [ 1.3, 1.15 ] },
	submission: { 100_000: [ 1.4, 1.2 ] },
	longRendering: { 100_000: [ 1.3, 1.15 ] },
} as const satisfies Record< string, BySize >;

/** By how much the bounds of reads are higher to an empty route of a site without the plugin. */
const WITHOUT = 0.06;

/** Requests that are not the plugin's, relative to the same request on a site without it. */
const others = { otherRest: 1.03, frontPage: 1.01 } as const;

type BySize = Record< number, readonly [ gate: number, aim: number ] >;
type Read = keyof typeof reads;
export type GateName = Read | keyof typeof others;

export function boundOf(
	name: GateName | undefined,
	column: Column,
	people: number
): Bound | null {
	if ( name === undefined ) {
		return null;
	}
	if ( ! isRead( name ) ) {
		return column === 'without'
			? { gate: others[ name ], aim: null }
			: null;
	}
	const bySize: BySize = reads[ name ];
	// Object.keys() has numbers in ascending order.
	const size = Object.keys( bySize ).find( ( most ) => people <= +most );
	const bound = size === undefined ? undefined : bySize[ +size ];
	const more = column === 'without' ? WITHOUT : 0;
	return bound ? { gate: bound[ 0 ] + more, aim: bound[ 1 ] + more } : null;
}

const isRead = ( name: GateName ): name is Read => name in reads;
