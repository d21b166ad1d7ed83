const entities: Record< string, string > = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

/** Characters that XML has no way to write: control characters, half a pair, and the two that are none. */
const unwritable =
	/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Text for an XML document, between tags or between quotes. */
export const escape = ( text: string ): string =>
	text
		.replace( unwritable, '\ufffd' )
		.replace( /[&<>"']/g, ( character ) => entities[ character ]! );
