/** Ratios to the empty route, by how many people there are. */
export type Gate = Record< number, number >;

/** A GET that is measured. */
export interface Row {
	name: string;
	path: string;
	headers?: Record< string, string >;
	gate?: Gate;
	aim?: number;
	/** Why a gate is known to be missed, in Markdown. */
	excuse?: string;
	status?: number;
	/** A POST that is sent before each, and not measured. */
	before?: string;
}

export const EMPTY = 'bench/v1/empty-auth';

export const constant: Gate = { 1_000: 1.1, 10_000: 1.1, 100_000: 1.1 };
export const searched: Gate = { 1_000: 1.1, 10_000: 1.1, 100_000: 1.35 };
export const deep: Gate = { 1_000: 1.1, 10_000: 1.15, 100_000: 1.75 };

export const query = ( path: string, words: Record< string, string > ) =>
	`${ path }?${ new URLSearchParams( words ).toString() }`;

/** The page that begins at this share of a list. */
export const pageAt = ( share: number, total: number ) =>
	String( Math.max( 1, Math.floor( ( total * share ) / 20 ) ) );
