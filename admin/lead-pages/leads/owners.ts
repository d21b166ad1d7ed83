import type { LeadNames } from '../shared/names';
import type { Facets } from './list';

/** The owners that can be chosen, by user ID; 0 is nobody. */
export const ownersOf = ( facets: Facets | null ) =>
	( facets?.owner ?? [] ).map( ( { value, count } ) => ( {
		value: value ?? 0,
		count,
	} ) );

export const ownerName =
	( names: LeadNames ) =>
	( id: number ): string =>
		names.person( id === 0 ? null : id );
