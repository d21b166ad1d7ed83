import { mailUrl, phoneUrl } from '../shared/contact-urls';

export const phoneLink = ( phone: string ): Element =>
	link( phoneUrl( phone ), [ phone ] );

/** Lines break before @ and dots. */
export const mailLink = ( email: string ): Element =>
	link(
		mailUrl( email ),
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
