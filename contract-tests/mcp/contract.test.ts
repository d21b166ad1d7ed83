// @module-tag everywhere
import { describe, expect, it } from 'vitest';
import { eras, mcpCalls, mcpSettings, toolsOf } from '../support/mcp';
import { as } from '../support/world';

it( 'answers settings and calls as the contract has them', async () => {
	expect( await as.manager.get( mcpSettings ) ).toAnswer(
		'getAssistantSettings'
	);
	expect( await as.manager.get( mcpCalls ) ).toAnswer( 'listCalls' );
} );

it.each( eras )( 'lists its tools by the %s revisions', async ( era ) => {
	expect( await toolsOf( as.person, era ) ).not.toEqual( [] );
} );

describe( 'a body that core could not take', () => {
	it.each( [ '"text"', '5', '[]' ] )( 'such as %s is 400', async ( raw ) => {
		for ( const path of [ mcpSettings ] ) {
			expect(
				await as.manager.send( 'PUT', path, {
					raw,
					headers: { 'Content-Type': 'application/json' },
				} )
			).toRefuse( 'rest_invalid_param' );
		}
	} );

	it( 'unknown parameters are refused', async () => {
		expect(
			await as.manager.get( mcpCalls, { query: 'tool=x' } )
		).toRefuse( 'rest_invalid_param', [ 'tool' ] );
		expect(
			await as.manager.get( mcpCalls, { query: 'page=0' } )
		).toRefuse( 'rest_invalid_param', [ 'page' ] );
	} );
} );
