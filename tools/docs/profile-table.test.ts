import { describe, expect, it } from 'vitest';
import { listed, profileTable } from './profile-table';
import type { Schema } from './schema';

const text: Schema = { type: 'string', maxLength: 40 };

const schemas = {
	profile: {
		type: 'object',
		properties: {
			id: { type: 'integer' },
			first_name: text,
			email: text,
			phone: text,
			pronouns: { ...text, description: 'Pronouns' },
		},
	},
	create: {
		type: 'object',
		properties: {
			first_name: text,
			email: text,
			phone: text,
			pronouns: text,
		},
		required: [ 'first_name' ],
	},
	settings: {
		type: 'object',
		properties: {
			owner_fields: {
				type: 'array',
				items: { type: 'string', enum: [ 'email' ] },
			},
		},
	},
} satisfies Record< string, Schema >;

describe( 'the table of a profile', () => {
	it( 'has a row for each field of the schema, a new one as well', () => {
		const rows = profileTable(
			schemas,
			( _name, { description = '' } ) => description
		).split( '\n' );
		expect( rows.slice( 2 ) ).toEqual( [
			'| `id` | whole number |  | nobody |  |',
			'| `first_name` | text, up to 40 characters | yes | manager |  |',
			'| `email` | text, up to 40 characters |  | manager; owner, if the settings say so |  |',
			'| `phone` | text, up to 40 characters |  | owner, manager |  |',
			'| `pronouns` | text, up to 40 characters |  | manager | Pronouns |',
		] );
	} );

	it( 'names the fields that lists have', () => {
		expect(
			listed( {
				properties: {
					data: { items: { required: [ 'id', 'pronouns' ] } },
				},
			} )
		).toBe( '`id`, `pronouns`' );
	} );
} );
