import { describe, expect, it } from 'vitest';
import { endpoints, type Endpoint } from './contract.js';
import * as client from './index.js';
import type { ContractRequest, Transport } from './request.js';

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

const person = {
	user_id: 7,
	first_name: 'Ana',
	last_name: 'Ruiz',
	email: 'ana@example.com',
	role: 'staff',
} as const;

const calls: Record<
	keyof typeof endpoints,
	( transport: Transport ) => unknown
> = {
	listProfiles: ( transport ) =>
		client.listProfiles( transport, { role: 'staff', page: 2 } ),
	createProfile: ( transport ) => client.createProfile( transport, person ),
	getProfile: ( transport ) => client.getProfile( transport, 5 ),
	getProfileByUser: ( transport ) => client.getProfileByUser( transport, 7 ),
	updateProfile: ( transport ) =>
		client.updateProfile( transport, 5, { phone: '' } ),
	deleteProfile: ( transport ) => client.deleteProfile( transport, 5 ),
	getSettings: ( transport ) => client.getSettings( transport ),
	updateSettings: ( transport ) =>
		client.updateSettings( transport, { public_roles: [] } ),
	listAccounts: ( transport ) =>
		client.listAccounts( transport, { search: 'ana' } ),
};

describe.each( Object.entries( calls ) )( '%s', ( name, call ) => {
	const endpoint: Endpoint = endpoints[ name as keyof typeof endpoints ];

	it( 'asks what the contract says', () => {
		const { sent, transport } = recorder();
		void call( transport );
		expect( sent[ 0 ]?.method ).toBe( endpoint.method );
		expect( sent[ 0 ]?.path ).toBe(
			endpoint.path.replace( '{id}', '5' ).replace( '{user_id}', '7' )
		);
		expect(
			endpoint.query.safeParse( sent[ 0 ]?.query ?? {} ).success
		).toBe( true );
		expect( endpoint.body?.safeParse( sent[ 0 ]?.body ).success ).not.toBe(
			false
		);
	} );
} );
