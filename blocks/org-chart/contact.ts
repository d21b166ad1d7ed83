/** RFC 3966, as Contact.php writes it: "+1 (555) 010-0100 x12" becomes "tel:+15550100100;ext=12". */
export function phoneUrl( phone: string ): string {
	const [ number = '', ...rest ] = phone.split( /ext\.?|x/i );
	const digits = number.trim().replace( /(?!^\+)\D/g, '' );
	const extension = rest.join( '' ).replace( /\D/g, '' );
	return `tel:${ digits }${ extension && `;ext=${ extension }` }`;
}

export const phoneLink = ( phone: string ): Element =>
	link( phoneUrl( phone ), [ phone ] );

/** Lines break before @ and dots. */
export const mailLink = ( email: string ): Element =>
	link(
		`mailto:${ encodeURIComponent( email ).replace( '%40', '@' ) }`,
		email
			.split( /(?=[@.])/ )
			.flatMap( ( part, index ) =>
				index ? [ document.createElement( 'wbr' ), part ] : [ part ]
			)
	);

/** Addresses and numbers are written from left to right in all languages. */
function link( address: string, content: ( Node | string )[] ): Element {
	const words = document.createElement( 'bdi' );
	words.dir = 'ltr';
	words.append( ...content );
	const element = document.createElement( 'a' );
	element.href = address;
	element.append( words );
	return element;
}
