import { expect, it, vi } from 'vitest';
import { listDeliveries } from '../../../client/src/users/deliveries.js';
import { queryOf, type ListState } from '../../shared/list/list-state';
import { deliveryList, deliveryShape } from './list';

vi.mock( '../../../client/src/users/deliveries.js', () => ( {
	listDeliveries: vi.fn( () => Promise.resolve( { body: {} } ) ),
} ) );

it( 'an order in the address is not asked for, because the API has one only', async () => {
	const state: ListState = {
		search: '',
		filters: { status: 'failed' },
		orderby: 'other',
		order: 'asc',
		page: 2,
		perPage: 20,
		layout: 'table',
		columns: [],
	};
	const query = queryOf( deliveryShape, state );
	expect( query ).toHaveProperty( 'order' );
	await deliveryList.readItems( query, new AbortController().signal );
	expect( vi.mocked( listDeliveries ).mock.calls[ 0 ]![ 1 ] ).toEqual( {
		status: 'failed',
		page: 2,
	} );
} );
