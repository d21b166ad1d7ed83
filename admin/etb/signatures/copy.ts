interface Texts {
	html: string;
	text: string;
}

// Browsers offer a clipboard on secure addresses only, and not all of them have ClipboardItem: async, so that this rejects.

/** As it looks, for the settings of an e-mail program. */
export const copyRich = async ( { html, text }: Texts ): Promise< void > =>
	navigator.clipboard.write( [
		new ClipboardItem( {
			'text/html': new Blob( [ html ], { type: 'text/html' } ),
			'text/plain': new Blob( [ text ], { type: 'text/plain' } ),
		} ),
	] );

/** The source code. */
export const copyHtml = async ( { html }: Texts ): Promise< void > =>
	navigator.clipboard.writeText( html );
