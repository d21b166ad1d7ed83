import ts from 'typescript';
import type { Entry } from './entry';

const roles: Record< string, readonly ( keyof Entry | 'number' )[] > = {
	__: [ 'text' ],
	_x: [ 'text', 'context' ],
	_n: [ 'text', 'plural', 'number' ],
	_nx: [ 'text', 'plural', 'number', 'context' ],
};

/** The texts of a TypeScript file that are given to `@wordpress/i18n`. */
export function fromTypescript( file: string, code: string ): Entry[] {
	const source = ts.createSourceFile(
		file,
		code,
		ts.ScriptTarget.Latest,
		true,
		kindOf( file )
	);
	const comments = commentsOf( source );
	const found: Entry[] = [];
	const visit = ( node: ts.Node ) => {
		const entry = ts.isCallExpression( node )
			? entryOf( node, source )
			: null;
		if ( entry ) {
			const comment = comments.findLast(
				( one ) => one.line <= entry.line && entry.line - one.line <= 4
			);
			found.push( {
				...entry,
				...( comment && { comment: comment.text } ),
			} );
			comments.splice(
				comment ? comments.indexOf( comment ) : 0,
				comment ? 1 : 0
			);
		}
		ts.forEachChild( node, visit );
	};
	visit( source );
	return found;
}

const kindOf = ( file: string ) =>
	file.endsWith( 'x' ) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;

function entryOf(
	call: ts.CallExpression,
	source: ts.SourceFile
): Entry | null {
	const name = ts.isIdentifier( call.expression ) ? call.expression.text : '';
	const texts = Object.entries( roles[ name ] ?? [] ).flatMap(
		( [ at, role ] ) => {
			const argument = call.arguments[ Number( at ) ];
			return role !== 'number' &&
				argument &&
				ts.isStringLiteralLike( argument )
				? [ [ role, argument.text ] as const ]
				: [];
		}
	);
	const fields = Object.fromEntries( texts );
	return fields.text === undefined
		? null
		: {
				...fields,
				text: fields.text,
				file: source.fileName,
				line:
					source.getLineAndCharacterOfPosition( call.getStart() )
						.line + 1,
			};
}

const commentsOf = ( source: ts.SourceFile ) =>
	[
		...source.text.matchAll(
			/\/\*+\s*(translators:.*?)\s*\*\/|\/\/[ \t]*(translators:[^\n]*)/gs
		),
	].map( ( { index, 1: block, 2: line } ) => ( {
		text: ( block ?? line ?? '' ).replace( /\s+/g, ' ' ),
		line: source.getLineAndCharacterOfPosition( index ).line + 1,
	} ) );
