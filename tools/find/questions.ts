import { readFileSync } from 'node:fs';

export interface Question {
	readonly section: string;
	readonly text: string;
	/** Logins; empty if no person is right. */
	readonly right: readonly string[];
	/** Whether all of the right people are asked for, and only they. */
	readonly isList: boolean;
	/** The language it is asked in. */
	readonly language: string;
	/** Login of the person who asks; null for the set's own. */
	readonly caller: string | null;
}

const LINE =
	/^(?<list>@list )?(?:@lang (?<language>\w+) )?(?:@as (?<caller>\S+) )?(?<text>.+?) => (?<right>.+)$/;

/** `@list @lang es @as login question => login, login` a line, `## section`, `# remark`. */
export function questions( file: URL ): Question[] {
	const all: Question[] = [];
	let section = '';
	for ( const line of readFileSync( file, 'utf8' ).split( '\n' ) ) {
		const title = /^##? (.*)$/.exec( line )?.[ 1 ];
		if ( title !== undefined ) {
			section = title;
			continue;
		}
		const found = LINE.exec( line )?.groups;
		if ( found === undefined ) {
			continue;
		}
		const right = found.right ?? 'nobody';
		all.push( {
			section,
			text: found.text ?? '',
			right: right === 'nobody' ? [] : right.split( ', ' ),
			isList: found.list !== undefined,
			language: found.language ?? 'en',
			caller: found.caller ?? null,
		} );
	}
	return all;
}
