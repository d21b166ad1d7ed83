/**
 * The HTTP method by which WordPress runs an ability, which depends on its effect.
 *
 * The effect follows from the name, so that bundles need no schemas.
 */
export function methodOf( name: string ): 'GET' | 'POST' | 'DELETE' {
	const [ verb = '' ] = ( name.split( '/' )[ 1 ] ?? '' ).split( '-' );
	return methods[ verb ] ?? 'POST';
}

/** A test compares the verbs with the effects of all abilities. */
const methods: Record< string, 'GET' | 'DELETE' > = {
	calculate: 'GET',
	compare: 'GET',
	estimate: 'GET',
	find: 'GET',
	get: 'GET',
	list: 'GET',
	render: 'GET',
	search: 'GET',
	validate: 'GET',
	delete: 'DELETE',
	remove: 'DELETE',
	trash: 'DELETE',
};
