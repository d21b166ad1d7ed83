import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../endpoint.js';
import type { ContractRequest, Transport } from '../request.js';

const recorder = () => {
	const sent: ContractRequest[] = [];
	const transport: Transport = {
		send: ( request ) => {
			sent.push( request );
			return new Promise( () => {} );
		},
	};
	return { sent, transport };
};

/** A call of each endpoint's function, with ID 5 and user ID 7, must send what the contract says. */
export function testCalls< Endpoints extends Record< string, Endpoint > >(
	endpoints: Endpoints,
	calls: Record< keyof Endpoints, ( transport: Transport ) => unknown >
) {
	describe.each( Object.keys( endpoints ) )( '%s', ( name ) => {
		it( 'asks what the contract says', () => {
			const endpoint = endpoints[ name ] as Endpoint;
			const { sent, transport } = recorder();
			void calls[ name ]?.( transport );
			expect( sent[ 0 ]?.method ).toBe( endpoint.method );
			expect( sent[ 0 ]?.path ).toBe(
				endpoint.path.replace( '{id}', '5' ).replace( '{user_id}', '7' )
			);
			expect(
				endpoint.query.safeParse( sent[ 0 ]?.query ?? {} ).success
			).toBe( true );
			expect(
				endpoint.body?.safeParse( sent[ 0 ]?.body ).success
			).not.toBe( false );
		} );
	} );
}
