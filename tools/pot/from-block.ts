import type { Entry } from './entry';

/** The texts of a block.json that WordPress translates, with their contexts. */
const contexts = {
	title: 'block title',
	description: 'block description',
} as const;

interface Block {
	title?: string;
	description?: string;
	keywords?: string[];
	styles?: { label?: string }[];
	variations?: { title?: string; description?: string }[];
}

export function fromBlock( file: string, json: string ): Entry[] {
	const block = JSON.parse( json ) as Block;
	const entry = ( text: string | undefined, context: string ): Entry[] =>
		text ? [ { text, context, file, line: 1 } ] : [];
	return [
		...entry( block.title, contexts.title ),
		...entry( block.description, contexts.description ),
		...( block.keywords ?? [] ).flatMap( ( word ) =>
			entry( word, 'block keyword' )
		),
		...( block.styles ?? [] ).flatMap( ( { label } ) =>
			entry( label, 'block style label' )
		),
		...( block.variations ?? [] ).flatMap( ( one ) => [
			...entry( one.title, 'block variation title' ),
			...entry( one.description, 'block variation description' ),
		] ),
	];
}
