interface Texts {
	html: string;
	text: string;
}

/** As it looks, for the settings of an e-mail program. */
export const copyRich = ( { html, text }: Texts ): Promise< void > =>
	navigator.clipboard.write( [
		new ClipboardItem( {
			'text/html': new Blob( [ html ], { type: 'text/html' } ),
			'text/plain': new Blob( [ text ], { type: 'text/plain' } ),
		} ),
	] );

/** The source code. */
export const copyHtml = ( { html }: Texts ): Promise< void > =>
	navigator.clipboard.writeText( html );
