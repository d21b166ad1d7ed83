import { abilities } from '../../client/src/abilities/contract';
import { endpoints } from '../../client/src/contract';
import type { DescribedAbility } from './abilities-site';
import { rules, start } from './abilities-texts';
import { block, code, kind, members, pretty, table } from './markdown';
import type { Schema } from './schema';
import { abilityTexts, whoByCategory } from './texts';

const does = {
	GET: 'reads',
	POST: 'makes or changes',
	DELETE: 'deletes',
};

export function abilitiesPage( site: DescribedAbility[] ): string {
	requireTrueInputs();
	return [
		start,
		'## All of them',
		table(
			[ 'ability', 'what it is for', 'category', '', 'by MCP' ],
			site.map( ( { name, label, category, method, isForMcp } ) => [
				`[${ code( name ) }](#${ anchor( name ) })`,
				label,
				code( category ),
				does[ method ],
				isForMcp ? 'yes' : 'when switched on',
			] )
		),
		rules,
		...site.map( section ),
	]
		.join( '\n\n' )
		.concat( '\n' );
}

/** An example that the contract would refuse must not be shown. */
function requireTrueInputs() {
	for ( const [ name, { input: schema } ] of Object.entries( abilities ) ) {
		const { success, error } = schema.safeParse(
			abilityTexts[ name ]?.input
		);
		if ( ! success ) {
			throw new Error(
				`tools/docs needs an input of ${ name } to show: ${ error.message }`
			);
		}
	}
}

const anchor = ( name: string ) => name.replaceAll( '/', '' );

function section( one: DescribedAbility ): string {
	return [
		`## ${ one.name }`,
		`**${ one.label }.** ${ one.description }`,
		rights( one ),
		...input( one.input ),
		block( 'http', call( one ) ),
		'**Answers:**',
		fields( one.output, [] ),
	].join( '\n\n' );
}

function rights( { name, category }: DescribedAbility ): string {
	const { who, sameAs } = abilityTexts[ name ] ?? {};
	const may = who ?? whoByCategory[ category ];
	if ( ! may ) {
		throw new Error( `No text says who may use ${ name }.` );
	}
	if ( ! sameAs ) {
		return `**Who may:** ${ may }`;
	}
	const { method, path } = endpoints[ sameAs ];
	return `**Who may:** ${ may } The same by REST: ${ code( `${ method } ${ path }` ) }.`;
}

function input( schema: Schema ): string[] {
	return Object.keys( schema.properties ?? {} ).length === 0
		? [ 'It takes no input.' ]
		: [ '**Input:**', fields( schema, schema.required ?? [] ) ];
}

function fields( schema: Schema, required: string[] ): string {
	return table(
		[ 'field', 'value', 'meaning' ],
		rows( schema ).map( ( [ name, one ] ) => [
			code( name ) + ( required.includes( name ) ? ', required' : '' ),
			kind( one ) + preset( one ),
			one.description ?? '',
		] )
	);
}

const preset = ( { default: value }: Schema ) =>
	value === undefined ? '' : `; ${ code( String( value ) ) } unless given`;

/** Members of the items of a list are named with `[]`. */
const rows = ( schema: Schema ): [ string, Schema ][] =>
	members( schema ).flatMap( ( [ name, one ] ) => [
		[ name, one ] as [ string, Schema ],
		...( one.items ? members( one.items, `${ name }[].` ) : [] ),
	] );

function call( { name, method }: DescribedAbility ): string {
	const request = `${ method } /wp-json/wp-abilities/v1/abilities/${ name }/run`;
	const given = abilityTexts[ name ]?.input ?? {};
	if ( Object.keys( given ).length === 0 ) {
		return request;
	}
	return method === 'POST'
		? `${ request }\n\n${ pretty( { input: given } ) }`
		: `${ request }?${ inBrackets( given ) }`;
}

const inBrackets = ( given: object ) =>
	Object.entries( given )
		.map( ( [ field, value ] ) => `input[${ field }]=${ String( value ) }` )
		.join( '&' );
