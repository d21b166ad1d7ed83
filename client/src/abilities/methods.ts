/** The HTTP method by which WordPress runs an ability, which depends on its effect. Names say the effect, so that bundles need no schemas. */
export function methodOf( name: string ): 'GET' | 'POST' | 'DELETE' {
	const [ verb = '' ] = ( name.split( '/' )[ 1 ] ?? '' ).split( '-' );
	return methods[ verb ] ?? 'POST';
}

/** A test compares the verbs with the effects of all abilities. */
const methods: Record< string, 'GET' | 'DELETE' > = {
	find: 'GET',
	get: 'GET',
	list: 'GET',
	search: 'GET',
	validate: 'GET',
	delete: 'DELETE',
	remove: 'DELETE',
	trash: 'DELETE',
};
