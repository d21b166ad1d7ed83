import { z } from 'zod';
import { ref } from './openapi-parts';
import { operations, readOnly } from './texts';
import type { Schema } from './schema';
import { all, type SiteDescription } from './site';

/** Named things: what reading answers and writing takes by OPTIONS, and the short answers of writes by Zod. */
export function schemas( site: SiteDescription ): Record< string, Schema > {
	const found: Record< string, Schema > = {};
	for ( const [ name, endpoint ] of all.filter(
		( [ , { mediaType } ] ) => mediaType === undefined
	) ) {
		const { response, item, body } = operations[ name ];
		const { thing, input } = site.get( name ) ?? { thing: {}, input: {} };
		if ( endpoint.method === 'GET' ) {
			found[ response ] = item ? withItem( thing, item ) : thing;
			Object.assign(
				found,
				item && { [ item ]: thing.properties?.data?.items }
			);
		}
		if ( body ) {
			found[ body ] =
				endpoint.method === 'PUT'
					? withReadOnly( input, thing )
					: input;
		}
		found[ response ] ??= fromZod( endpoint.response );
	}
	return Object.fromEntries(
		Object.entries( found ).sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) )
	);
}

const withItem = ( list: Schema, item: string ): Schema => ( {
	...list,
	properties: {
		...list.properties,
		data: { ...list.properties?.data, items: ref( 'schemas', item ) },
	},
} );

/** OPTIONS leaves out the read-only copy of an id, which its path shadows. */
const withReadOnly = ( input: Schema, thing: Schema ): Schema => ( {
	...input,
	properties: {
		...Object.fromEntries(
			readOnly
				.filter( ( name ) => thing.properties?.[ name ] )
				.map( ( name ) => [
					name,
					{ ...thing.properties?.[ name ], readOnly: true },
				] )
		),
		...Object.fromEntries(
			Object.entries( input.properties ?? {} ).filter(
				( [ name ] ) => ! readOnly.includes( name )
			)
		),
	},
} );

function fromZod( schema: z.ZodType ): Schema {
	const { $schema, ...found } = z.toJSONSchema( schema );
	return JSON.parse(
		JSON.stringify( found, ( key, value: unknown ) =>
			key === 'maximum' && value === Number.MAX_SAFE_INTEGER
				? undefined
				: value
		)
	) as Schema;
}
