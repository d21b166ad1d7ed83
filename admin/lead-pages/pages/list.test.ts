import { beforeEach, expect, it, vi } from 'vitest';
import { listLeadPages } from '../../../client/src/lead-pages/index';
import { pageList } from './list';

vi.mock( '../../../client/src/lead-pages/index', () => ( {
	listLeadPages: vi.fn( () => Promise.resolve( { body: {} } ) ),
} ) );

const asked = async ( query: Record< string, string | number > ) => {
	await pageList.readItems( query, new AbortController().signal );
	return vi.mocked( listLeadPages ).mock.calls.at( -1 )![ 1 ];
};

beforeEach( () => vi.clearAllMocks() );

it( 'asks for an order where it is not the usual one, because titles ascend unless the API is told', async () => {
	expect( await asked( {} ) ).toEqual( {} );
	expect( await asked( { order: 'asc' } ) ).toEqual( { order: 'asc' } );
	expect( await asked( { orderby: 'title' } ) ).toEqual( {
		orderby: 'title',
		order: 'desc',
	} );
	expect( await asked( { orderby: 'title', order: 'asc' } ) ).toEqual( {
		orderby: 'title',
	} );
	expect( await asked( { status: 'draft', page: 2 } ) ).toEqual( {
		status: 'draft',
		page: 2,
	} );
} );
