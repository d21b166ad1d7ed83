import { z } from 'zod';

export interface JsonSchema {
	type?: string | string[];
	properties?: Record< string, JsonSchema >;
	required?: string[] | boolean;
	additionalProperties?: boolean | JsonSchema;
	items?: JsonSchema;
	enum?: unknown[];
	anyOf?: JsonSchema[];
	[ keyword: string ]: unknown;
}

const compared = [
	'format',
	'minLength',
	'maxLength',
	'minimum',
	'maximum',
	'minItems',
	'maxItems',
	'uniqueItems',
	'default',
] as const;

/** Zod bounds every integer by JavaScript's range, which is no limit of the contract. */
const isNoLimit = ( value: unknown ) =>
	typeof value === 'number' && Math.abs( value ) === Number.MAX_SAFE_INTEGER;

/**
 * Both dialects of draft 4 in one form, reduced to what is compared.
 *
 * WordPress's has no word for a node of the same kind, so below its first level a tree is just objects.
 */
export function normal( schema: JsonSchema ): JsonSchema {
	if ( schema.$ref ) {
		return { type: [ 'object' ] };
	}
	const { anyOf, ...rest } = schema;
	const merged = anyOf ? oneOf( anyOf.map( normal ), rest ) : rest;
	const { type, properties, items, additionalProperties } = merged;
	return {
		...kept( merged ),
		...( type !== undefined && { type: [ type ].flat().sort() } ),
		...( merged.enum && {
			enum: merged.enum.filter( ( word ) => word !== null ).sort(),
		} ),
		...( properties &&
			! isAnyObject( merged ) && {
				properties: Object.fromEntries(
					Object.entries( properties ).map( ( [ name, one ] ) => [
						name,
						normal( one ),
					] )
				),
				required: requiredOf( merged ),
				additionalProperties: additionalProperties ?? true,
			} ),
		...( items && { items: normal( items ) } ),
	};
}

/** Zod's object with members of any name, for which WordPress's schema says `object` alone. */
const isAnyObject = ( { properties, additionalProperties }: JsonSchema ) =>
	Object.keys( properties ?? {} ).length === 0 &&
	typeof additionalProperties === 'object' &&
	Object.keys( additionalProperties ).length === 0;

/** A choice between a value and null, or between texts, is one schema with several types. */
function oneOf( choices: JsonSchema[], rest: JsonSchema ): JsonSchema {
	const types = choices.flatMap( ( choice ) => choice.type ?? [] );
	return Object.assign( {}, rest, ...choices, {
		type: [ ...new Set( types ) ],
	} );
}

const kept = ( schema: JsonSchema ) =>
	Object.fromEntries(
		compared
			.filter(
				( keyword ) =>
					schema[ keyword ] !== undefined &&
					! isNoLimit( schema[ keyword ] )
			)
			.map( ( keyword ) => [ keyword, schema[ keyword ] ] )
	);

/** WordPress also marks each property (draft 3), which is the form that `args` have. */
function requiredOf( { required, properties = {} }: JsonSchema ): string[] {
	const marked = Object.entries( properties ).filter(
		( [ , one ] ) => one.required === true
	);
	return [
		...( Array.isArray( required ) ? required : [] ),
		...marked.map( ( [ name ] ) => name ),
	].sort();
}

export const fromZod = ( schema: z.ZodType, io: 'input' | 'output' ) =>
	normal(
		z.toJSONSchema( schema, { target: 'draft-04', io } ) as JsonSchema
	);

/** The arguments of an endpoint as an object. */
export const fromArgs = ( args: Record< string, JsonSchema > ): JsonSchema =>
	normal( { type: 'object', properties: args, additionalProperties: false } );

/** WordPress counts the ids of the path among the arguments, Zod those of the body. */
export function withoutIds( schema: JsonSchema, path: string ): JsonSchema {
	const isKept = ( name: string ) => ! path.includes( `{${ name }}` );
	const { properties = {}, required } = schema;
	return {
		...schema,
		properties: Object.fromEntries(
			Object.entries( properties ).filter( ( [ name ] ) =>
				isKept( name )
			)
		),
		required: Array.isArray( required ) ? required.filter( isKept ) : [],
	};
}
