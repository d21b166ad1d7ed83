import { describe, expect, it } from 'vitest';
import { kind, members, table } from './markdown';
import { modern, objectOf } from './schema';

describe( 'a schema of OPTIONS', () => {
	it( 'loses the marks that only WordPress has', () => {
		expect(
			modern( {
				$schema: 'http://json-schema.org/draft-04/schema#',
				title: 'get-thing',
				type: 'object',
				properties: {
					id: { type: 'integer', readonly: true, required: true },
				},
				required: [ 'id' ],
			} )
		).toEqual( {
			type: 'object',
			properties: { id: { type: 'integer', readOnly: true } },
			required: [ 'id' ],
		} );
	} );

	it( 'has an object without members where PHP wrote a list', () => {
		expect( modern( { type: 'object', properties: [] } ) ).toEqual( {
			type: 'object',
			properties: {},
		} );
	} );

	it( 'is one object made of arguments, without the ids of the path', () => {
		const args = {
			id: { type: 'integer', required: true },
			name: { type: 'string', required: true },
			phone: { type: 'string', required: false },
		};
		expect( objectOf( args, '/things/{id}' ) ).toEqual( {
			type: 'object',
			properties: { name: { type: 'string' }, phone: { type: 'string' } },
			additionalProperties: false,
			required: [ 'name' ],
		} );
	} );
} );

describe( 'a schema in words', () => {
	it.each( [
		[
			{ type: 'string', minLength: 1, maxLength: 9 },
			'text, 1–9 characters',
		],
		[
			{ type: [ 'integer', 'null' ], minimum: 1 },
			'whole number, from 1; or null',
		],
		[ { type: 'integer', minimum: 1, maximum: 5 }, 'whole number, 1–5' ],
		[
			{ type: 'string', format: 'uri', maxLength: 9 },
			'web address, up to 9 characters',
		],
		[
			{
				type: 'array',
				items: { type: 'string', enum: [ 'a', 'b' ] },
				uniqueItems: true,
			},
			'list of `a`, `b`, none twice',
		],
		[ { type: 'boolean' }, 'true or false' ],
	] )( '%j', ( schema, words ) => {
		expect( kind( schema ) ).toBe( words );
	} );

	it( 'names members of members with dots', () => {
		const home = { type: 'string' };
		const thing = { properties: { links: { properties: { home } } } };
		expect( members( thing ).map( ( [ name ] ) => name ) ).toEqual( [
			'links',
			'links.home',
		] );
	} );

	it( 'does not break its table', () => {
		expect( table( [ 'a' ], [ [ 'x|y' ] ] ) ).toBe(
			'| a |\n| --- |\n| x\\|y |'
		);
	} );
} );
