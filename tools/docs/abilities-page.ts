import { abilities } from '../../client/src/abilities/contract';
import { methodOf, type AbilityName } from '../../client/src/abilities/run';
import { endpoints } from '../../client/src/contract';
import { block, code, kind, members, pretty, table } from './markdown';
import { inputs, rules, sameAs, start, who } from './abilities-texts';
import {
	allAbilities,
	type AbilityDescription,
	type DescribedAbility,
} from './abilities-site';
import type { Schema } from './schema';

const does = {
	read: 'reads',
	create: 'makes something',
	update: 'changes something',
	delete: 'deletes something',
};

export function abilitiesPage( site: AbilityDescription ): string {
	requireTrueInputs();
	return [
		start,
		'## All of them',
		table(
			[ 'ability', 'what it is for', 'category', '' ],
			[ ...site ].map( ( [ name, { label } ] ) => [
				`[${ code( name ) }](#${ anchor( name ) })`,
				label,
				code( abilities[ name ].category ),
				does[ abilities[ name ].effect ],
			] )
		),
		rules,
		...[ ...site ].map( ( [ name, one ] ) => section( name, one ) ),
	]
		.join( '\n\n' )
		.concat( '\n' );
}

function requireTrueInputs() {
	allAbilities.forEach( ( name ) =>
		abilities[ name ].input.parse( inputs[ name ] )
	);
}

const anchor = ( name: string ) => name.replaceAll( '/', '' );

function section( name: AbilityName, one: DescribedAbility ): string {
	return [
		`## ${ name }`,
		`**${ one.label }.** ${ one.description }`,
		rights( name ),
		...input( one.input ),
		block( 'http', call( name ) ),
		'**Answers:**',
		fields( one.output, [] ),
	].join( '\n\n' );
}

function rights( name: AbilityName ): string {
	const endpoint = sameAs[ name ];
	const may = `**Who may:** ${ who[ name ] }`;
	if ( ! endpoint ) {
		return may;
	}
	const { method, path } = endpoints[ endpoint ];
	return `${ may } The same by REST: ${ code( `${ method } ${ path }` ) }.`;
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

function call( name: AbilityName ): string {
	const method = methodOf( name );
	const path = `/wp-json/wp-abilities/v1/abilities/${ name }/run`;
	if ( method === 'POST' ) {
		return `POST ${ path }\n\n${ pretty( { input: inputs[ name ] } ) }`;
	}
	const query = Object.entries( inputs[ name ] )
		.map( ( [ field, value ] ) => `input[${ field }]=${ String( value ) }` )
		.join( '&' );
	return `${ method } ${ path }${ query && '?' }${ query }`;
}
