// @module-tag everywhere
import { describe, expect, it } from 'vitest';
import { endpoints, errorsOf, type Endpoint } from '../../client/src/contract';
import { errorSchemas, errorStatuses } from '../../client/src/error-schemas';
import { control } from '../support/control';

const promisedBy = ( code: string ) =>
	Object.values< Endpoint >( endpoints ).filter( ( endpoint ) =>
		errorsOf( endpoint ).some( ( one ) => one === code )
	);

describe( 'the error codes', () => {
	it( 'of the enums are those of the contract, and the contract has no others', async () => {
		const declared = Object.entries( await control.errorCodes() );
		// An internal error is not part of the contract; rest_busy (503) is.
		const promised = declared.filter( ( [ , status ] ) => status !== 500 );
		expect( Object.fromEntries( promised ) ).toEqual( errorStatuses );
	} );

	it.each( Object.keys( errorStatuses ) )(
		'%s has a schema, and an endpoint that answers it',
		( code ) => {
			expect( errorSchemas ).toHaveProperty( code );
			expect( promisedBy( code ) ).not.toEqual( [] );
		}
	);
} );
