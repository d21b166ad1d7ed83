import { describe, expect, it } from 'vitest';
import { mcpCalls, mcpSettings } from '../support/mcp';
import { as } from '../support/world';

it( 'answers settings and calls as the contract has them', async () => {
	expect( await as.manager.get( mcpSettings ) ).toAnswer(
		'getAssistantSettings'
	);
	expect( await as.manager.get( mcpCalls ) ).toAnswer( 'listCalls' );
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
