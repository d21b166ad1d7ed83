import { z } from 'zod';
import type { Visitor } from '../visitor';

const templates = 'etb/v1/templates';
const template = z.object( { id: z.number() } );

/** The ID of one, made where there is none. */
export async function sampleTemplate( admin: Visitor ): Promise< number > {
	const { data } = z
		.object( { data: z.array( template ) } )
		.parse( await admin.json( templates ) );
	if ( data[ 0 ] ) {
		return data[ 0 ].id;
	}
	const made = await admin.post( templates, {
		name: 'Bench',
		purpose: 'newsletter',
	} );
	return template.parse( JSON.parse( made.body ) ).id;
}
