/** What stands in no address: incomes and debts. */
const kept = [ 'mc_income_annual', 'mc_debts_monthly' ];

/** The address of the page with what is in the form. */
export function linkOf( form: HTMLFormElement, address: string ): string {
	const url = new URL( address );
	const sent = [ ...url.searchParams.keys() ];
	for ( const name of sent ) {
		if ( name.startsWith( 'mc_' ) && form.elements.namedItem( name ) ) {
			url.searchParams.delete( name );
		}
	}
	for ( const [ name, value ] of new FormData( form ) ) {
		// An emptied field stays in the address where its default would come back.
		if (
			typeof value === 'string' &&
			( value !== '' ||
				sent.includes( name ) ||
				( form.elements.namedItem( name ) as HTMLInputElement )
					.defaultValue ) &&
			name.startsWith( 'mc_' ) &&
			! kept.includes( name )
		) {
			url.searchParams.set( name, value );
		}
	}
	return url.href;
}

/** The address of a spreadsheet with another input: `extra_once[0][amount]=…`. */
export function queryOf( address: string, input: unknown ): string {
	const url = new URL( address );
	const route = url.searchParams.get( 'rest_route' );
	url.search = '';
	const add = ( name: string, value: unknown ) => {
		if ( typeof value === 'object' ) {
			for ( const [ member, inner ] of Object.entries( value ?? {} ) ) {
				add( name ? `${ name }[${ member }]` : member, inner );
			}
		} else {
			url.searchParams.set( name, String( value ) );
		}
	};
	add( '', {
		...( route && { rest_route: route } ),
		...( input as object ),
	} );
	return url.href;
}
