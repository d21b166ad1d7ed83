/** RFC 3966, as Contact.php writes it: "+1 (555) 010-0100 x12" becomes "tel:+15550100100;ext=12". Empty without a digit. */
export function phoneUrl( phone: string ): string {
	const [ number = '', ...rest ] = phone.split( /ext\.?|x/i );
	const digits = number.trim().replace( /(?!^\+)\D/g, '' );
	const extension = rest.join( '' ).replace( /\D/g, '' );
	return /\d/.test( digits )
		? `tel:${ digits }${ extension && `;ext=${ extension }` }`
		: '';
}

/** An address may have `?` and `&` in it, which would be headers of the message. */
export const mailUrl = ( email: string ): string =>
	email === ''
		? ''
		: `mailto:${ encodeURIComponent( email ).replaceAll( '%40', '@' ) }`;
