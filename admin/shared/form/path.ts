/** A part of the settings: text, number, flag, object or list. */
export type Part =
	| string
	| number
	| boolean
	| null
	| readonly Part[]
	| { readonly [ name: string ]: Part };

/** The part at a path such as `fees.va.first[1]`. */
export const partAt = ( whole: Part, path: string ): Part =>
	keysOf( path ).reduce< Part >(
		( found, key ) =>
			( typeof found === 'object' && found !== null
				? ( found as Record< string, Part > )[ key ]
				: undefined ) ?? '',
		whole
	);

/** The whole with another part at a path. */
export const withPart = ( whole: Part, path: string, part: Part ): Part =>
	put( whole, keysOf( path ), part );

function put( whole: Part, [ key, ...rest ]: string[], part: Part ): Part {
	if ( key === undefined ) {
		return part;
	}
	if ( Array.isArray( whole ) ) {
		return whole.map( ( one: Part, index ) =>
			String( index ) === key ? put( one, rest, part ) : one
		);
	}
	const members = whole as { readonly [ name: string ]: Part };
	return { ...members, [ key ]: put( members[ key ] ?? '', rest, part ) };
}

const keysOf = ( path: string ): string[] => path.match( /[^.[\]]+/g ) ?? [];
