import { ownedFields } from '../../client/src/users/vocabulary';
import { code, kind, members, table } from './markdown';
import type { Schema } from './schema';

interface Schemas {
	/** A profile in answers, and the input of a new one. */
	profile: Schema;
	create: Schema;
	settings: Schema;
}

/** Every field of a profile, with who changes it. */
export function profileTable(
	schemas: Schemas,
	meaning: ( name: string, schema: Schema ) => string
): string {
	const required = schemas.create.required ?? [];
	return table(
		[ 'field', 'value', 'needed to create', 'changed by', 'meaning' ],
		members( schemas.profile ).map( ( [ name, schema ] ) => [
			code( name ),
			kind( schema ),
			required.includes( name ) ? 'yes' : '',
			editor( name.split( '.' )[ 0 ] ?? name, schemas ),
			meaning( name, schema ),
		] )
	);
}

function editor( field: string, { create, settings }: Schemas ): string {
	if ( ! create.properties?.[ field ] ) {
		return 'nobody';
	}
	if ( ( ownedFields as readonly string[] ).includes( field ) ) {
		return 'owner, manager';
	}
	const choices = settings.properties?.owner_fields?.items?.enum ?? [];
	return choices.includes( field )
		? 'manager; owner, if the settings say so'
		: 'manager';
}

/** Names of the fields of each item of a list. */
export const listed = ( list: Schema ): string =>
	( list.properties?.data?.items?.required ?? [] ).map( code ).join( ', ' );
