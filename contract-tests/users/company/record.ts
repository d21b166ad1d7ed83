import type { Company } from '../../../client/src/users/company-schemas';
import { company } from '../../support/paths';
import { as } from '../../support/world';

export const current = async () =>
	( await as.anonymous.get( company ) ).body as Company;

export const put = (
	change: unknown,
	headers: Record< string, string > = {}
) => as.manager.put( company, change, { headers } );

/** A cleared record: the name is the default, the rest is empty. */
export async function clear(): Promise< Company > {
	const cleared = {
		name: null,
		legal_name: null,
		nmls_id: null,
		postal_address: null,
		phone: null,
		url: null,
		disclosure: null,
		equal_housing: null,
	};
	return ( await put( cleared ) ).body as Company;
}

/** Clearing first keeps a default name the default. */
export async function restore( before: Company ) {
	await clear();
	await put( before );
}
