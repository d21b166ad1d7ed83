import type { ScreenRoute } from '../shared/component';

export interface Opened {
	route: ScreenRoute;
	/** The number in the address, where the route wants one. */
	id: number;
}

/** The screen of an address, and the number that it names. */
export function screenOf(
	routes: readonly ScreenRoute[],
	page: string,
	query: URLSearchParams
): Opened | null {
	for ( const route of routes.filter( ( one ) => one.page === page ) ) {
		const id = Number( ( route.param && query.get( route.param ) ) ?? 0 );
		if ( ! route.param || id > 0 ) {
			return { route, id };
		}
	}
	return null;
}
