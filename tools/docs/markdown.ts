import type { Schema } from './schema';

export const table = ( head: string[], rows: string[][] ): string =>
	[ head, head.map( () => '---' ), ...rows ]
		.map( ( cells ) => `| ${ cells.map( cell ).join( ' | ' ) } |` )
		.join( '\n' );

const cell = ( text: string ) => text.replaceAll( '|', '\\|' );

export const code = ( text: string ) => `\`${ text }\``;

export const block = ( language: string, text: string ) =>
	`\`\`\`${ language }\n${ text }\n\`\`\``;

export const pretty = ( value: unknown ) => JSON.stringify( value, null, 2 );

/** What may stand there, in words. */
export function kind( schema: Schema ): string {
	const types = [ schema.type ?? 'object' ].flat();
	const base = types.find( ( type ) => type !== 'null' ) ?? 'null';
	const words = [
		baseKind( base, schema ),
		limits( schema ),
		...( schema.pattern ? [ code( schema.pattern ) ] : [] ),
		...( schema.uniqueItems ? [ 'none twice' ] : [] ),
	].filter( ( word ) => word !== '' );
	return words.join( ', ' ) + ( types.includes( 'null' ) ? '; or null' : '' );
}

function baseKind( base: string, schema: Schema ): string {
	if ( schema.enum ) {
		const words = schema.enum.filter( ( word ) => word !== null );
		return words.map( ( word ) => code( String( word ) ) ).join( ', ' );
	}
	const formats: Record< string, string > = {
		email: 'e-mail address',
		uri: 'web address',
	};
	const bases: Record< string, string > = {
		string: formats[ schema.format ?? '' ] ?? 'text',
		integer: 'whole number',
		boolean: 'true or false',
		array: schema.items ? `list of ${ kind( schema.items ) }` : 'list',
	};
	return bases[ base ] ?? base;
}

function limits( schema: Schema ): string {
	if ( schema.maxLength !== undefined ) {
		const { minLength = 0, maxLength } = schema;
		return minLength > 0
			? `${ minLength }–${ maxLength } characters`
			: `up to ${ maxLength } characters`;
	}
	if ( schema.minimum === undefined ) {
		return '';
	}
	return schema.maximum === undefined
		? `from ${ schema.minimum }`
		: `${ schema.minimum }–${ schema.maximum }`;
}

/** A row for each member, members of members with dots. */
export function members(
	{ properties = {} }: Schema,
	prefix = ''
): [ string, Schema ][] {
	return Object.entries( properties ).flatMap( ( [ name, schema ] ) => [
		[ prefix + name, schema ] as [ string, Schema ],
		...members( schema, `${ prefix }${ name }.` ),
	] );
}
