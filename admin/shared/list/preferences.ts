import { dispatch, select } from '@wordpress/data';
import { store } from '@wordpress/preferences';
import type { ListHabits } from './list-state';

const scope = 'svc/people';

/** How this user likes the list; WordPress keeps it with the account. */
export const readHabits = (): Partial< ListHabits > =>
	( select( store ).get( scope, 'view' ) ?? {} ) as Partial< ListHabits >;

export function keepHabits( changed: Partial< ListHabits > ): void {
	void dispatch( store ).set( scope, 'view', {
		...readHabits(),
		...changed,
	} );
}

export function forgetHabits(): void {
	void dispatch( store ).set( scope, 'view', {} );
}
