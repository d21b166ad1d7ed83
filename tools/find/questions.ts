import { readFileSync } from 'node:fs';

export interface Question {
	readonly section: string;
	readonly text: string;
	/** Logins; empty if no person is right. */
	readonly right: readonly string[];
}

/** `question => login, login` a line, `## section`, `# remark`. */
export function questions( file: URL ): Question[] {
	const all: Question[] = [];
	let section = '';
	for ( const line of readFileSync( file, 'utf8' ).split( '\n' ) ) {
		if ( line.startsWith( '## ' ) ) {
			section = line.slice( 3 );
			continue;
		}
		const [ text, right ] = line.split( ' => ' );
		if ( line.startsWith( '#' ) || ! text || right === undefined ) {
			continue;
		}
		const logins = right.split( ', ' );
		all.push( {
			section,
			text,
			right: right === 'nobody' ? [] : logins,
		} );
	}
	return all;
}
