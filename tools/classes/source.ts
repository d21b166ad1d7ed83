/** A file of `plugin/src` with a class, an interface, a trait or an enum. */
export interface Source {
	/** Below `plugin/src`, without `.php`. */
	path: string;
	/** With namespace. */
	name: string;
	/** Classes, interfaces and traits that PHP needs to declare it, with their namespaces. */
	parents: string[];
	/** Short names of imported classes. */
	imports: string[];
	/** Whether PHP declares it before it runs the first line of its file. */
	isHoisted: boolean;
	/** To stand in a file with others. */
	code: string;
}

const DECLARATION =
	/^(?:final |abstract |readonly )*(class|interface|trait|enum) (\w+)([^{]*)\{/gm;

/** Null for a file that only returns data. */
export function parse( path: string, text: string ): Source | null {
	const [ declared, another ] = [ ...text.matchAll( DECLARATION ) ];
	const space = /^namespace ([\w\\]+);\r?\n/m.exec( text );
	if ( ! declared || ! space ) {
		return null;
	}
	const forbidden = /\b__(?:FILE__|LINE__|halt_compiler)\b/.exec( text );
	if ( another || forbidden ) {
		throw new Error(
			`${ path } cannot stand in a file with others: ${ forbidden?.[ 0 ] ?? another?.[ 0 ] }`
		);
	}
	const [ , kind = '', short = '', heritage = '' ] = declared;
	const [ , namespace = '' ] = space;
	const imports = new Map(
		[ ...text.matchAll( /^use ((?:\w+\\)*)(\w+)(?: as (\w+))?;$/gm ) ].map(
			( [ , before = '', last = '', alias ] ) => [
				alias ?? last,
				before + last,
			]
		)
	);
	const resolve = ( name: string ) =>
		name.startsWith( '\\' )
			? name.slice( 1 )
			: ( imports.get( name ) ?? `${ namespace }\\${ name }` );
	const parents = [
		...names( heritage.replace( /^\s*:\s*\w+/, '' ) ),
		...[ ...text.matchAll( /^\tuse ([\w\\, ]+);$/gm ) ].flatMap(
			( [ , traits = '' ] ) => names( traits )
		),
	].map( resolve );
	const body = text.slice( space.index + space[ 0 ].length );
	return {
		path,
		name: `${ namespace }\\${ short }`,
		parents,
		imports: [ ...imports.keys() ],
		isHoisted:
			kind !== 'enum' &&
			parents.length === 0 &&
			// PHP makes it Stringable.
			! /function __toString\b/.test( text ),
		code: `namespace ${ namespace } {\n${ inFolder( body, path ) }}\n`,
	};
}

const names = ( list: string ) =>
	list
		.split( /[\s,]+/ )
		.filter(
			( word ) => word && ! /^(?:extends|implements)$/.test( word )
		);

/** The folder that the class comes from; it stands in another one now. */
const inFolder = ( code: string, path: string ) =>
	code.replace(
		/\b__DIR__\b/g,
		`( \\Svc\\SOURCE . '${ path.replace( /\/?[^/]+$/, '' ).replace( /^(?=.)/, '/' ) }' )`
	);
