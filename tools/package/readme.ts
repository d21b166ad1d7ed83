/** A readme.txt, as the plugin directory reads it. */
export interface Readme {
	name: string;
	/** The lines `Key: value` below the name, by key. */
	fields: Record< string, string >;
	/** The text before the first section. */
	summary: string;
	/** By title. */
	sections: Record< string, string >;
}

export function parseReadme( text: string ): Readme {
	const [ head = '', ...parts ] = text.split( /^== (.+) ==$/m );
	const [ first = '', ...lines ] = head.trim().split( '\n' );
	const fields: Record< string, string > = {};
	while ( lines[ 0 ] ) {
		const [ , key = '', value = '' ] =
			/^([^:]+):\s*(.*)$/.exec( lines.shift() ?? '' ) ?? [];
		fields[ key ] = value;
	}
	const sections: Record< string, string > = {};
	for ( let at = 0; at + 1 < parts.length; at += 2 ) {
		sections[ parts[ at ] ?? '' ] = ( parts[ at + 1 ] ?? '' ).trim();
	}
	return {
		name: /^=== (.+) ===$/.exec( first )?.[ 1 ] ?? '',
		fields,
		summary: lines.join( '\n' ).trim(),
		sections,
	};
}

/** The captions of the section "Screenshots", which the directory shows below screenshot-1.png, screenshot-2.png and so on. */
export const captions = ( { sections }: Readme ): string[] =>
	[ ...( sections.Screenshots ?? '' ).matchAll( /^\d+\. (.+)$/gm ) ].map(
		( [ , caption = '' ] ) => caption
	);

/** The fields of a plugin's main file. */
export const headerOf = ( main: string ): Record< string, string > =>
	Object.fromEntries(
		[ ...main.matchAll( /^ \* ([A-Z][\w ]+?): +(.+)$/gm ) ].map(
			( [ , key = '', value = '' ] ) => [ key, value ]
		)
	);
