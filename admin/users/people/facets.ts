import { __, sprintf } from '@wordpress/i18n';
import type { ProfileFacets } from '../../../client/src/users/profile-schemas.js';
import { getProfileFacets } from '../../../client/src/users/profiles.js';
import { transport } from '../../shared/transport';
import { filtersOfState, type ListState } from '../../shared/list/list-state';

export type Facets = ProfileFacets;

export async function readFacets(
	state: ListState,
	signal: AbortSignal
): Promise< Facets > {
	const { body } = await getProfileFacets(
		transport,
		filtersOfState( state ),
		{ signal }
	);
	return body;
}

interface Counted {
	value: string;
	name: string;
	count: number;
}

/** Choices with how many people each would leave; one that is chosen stays, whatever it leaves. */
export function choicesOf( counted: Counted[], chosen: string ) {
	const known = counted.some( ( { value } ) => value === chosen );
	return [
		...( chosen === '' || known
			? []
			: [ { value: chosen, label: chosen } ] ),
		...counted.map( ( { value, name, count } ) => ( {
			value,
			label: sprintf(
				/* translators: 1: a department, office or role, 2: how many people. */
				__( '%1$s (%2$d)', 'svc' ),
				name,
				count
			),
		} ) ),
	];
}
