export interface ImportedLink {
	href: string;
	title: string;
	added: number;
}

const entities: Record< string, string > = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	apos: "'",
	'#039': "'",
};

const decoded = ( text: string ) =>
	text.replace(
		/&(#?\w+);/g,
		( whole, name: string ) => entities[ name ] ?? whole
	);

const tag = /<(\/?)(DT|DL|H3|A|P|H1|TITLE|META)\b([^>]*)>/gi;

/** Reads as browsers do: an H3 names the folder of the next DL, an A inside it is a bookmark. */
export function readNetscape( html: string ): Map< string, ImportedLink[] > {
	if ( ! html.startsWith( '<!DOCTYPE NETSCAPE-Bookmark-file-1>' ) ) {
		throw new Error( 'Not a file of bookmarks.' );
	}
	const folders = new Map< string, ImportedLink[] >();
	const open: string[] = [];
	let named = '';
	let link: { attributes: string; from: number } | null = null;
	let heading: number | null = null;
	for ( const found of html.matchAll( tag ) ) {
		const [ whole, slash, rawName, attributes ] = found as unknown as [
			string,
			string,
			string,
			string,
		];
		const end = found.index + whole.length;
		const name = `${ slash }${ rawName.toUpperCase() }`;
		if ( name === 'H3' ) {
			heading = end;
		} else if ( name === '/H3' && heading !== null ) {
			named = decoded( html.slice( heading, found.index ) );
		} else if ( name === 'DL' ) {
			open.push( named );
			if ( named !== '' ) {
				folders.set( named, [] );
			}
		} else if ( name === '/DL' ) {
			open.pop();
		} else if ( name === 'A' ) {
			link = { attributes, from: end };
		} else if ( name === '/A' && link !== null ) {
			folders.get( open.at( -1 ) ?? '' )!.push( {
				href: decoded( attribute( link.attributes, 'HREF' ) ),
				title: decoded( html.slice( link.from, found.index ) ),
				added: Number( attribute( link.attributes, 'ADD_DATE' ) ),
			} );
			link = null;
		}
	}
	if ( open.length > 0 ) {
		throw new Error( 'A folder is not closed.' );
	}
	return folders;
}

const attribute = ( attributes: string, name: string ) =>
	new RegExp( `${ name }="([^"]*)"`, 'i' ).exec( attributes )?.[ 1 ] ?? '';
