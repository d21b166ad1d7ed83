import { describe, expect, it } from 'vitest';
import { errorStatuses } from '../../client/src/error-schemas';
import {
	errors,
	examples,
	operations,
	permissions,
	refusals,
	tags,
} from './texts';
import { all } from './site';

const rowsOf = ( name: string ) =>
	Object.entries( permissions.rows )
		.filter( ( [ , { of } ] ) => of.some( ( one ) => one === name ) )
		.map( ( [ row ] ) => row );

describe.each( all )( 'the documents have of %s', ( name ) => {
	it( 'texts, below a tag that is described', () => {
		expect( operations ).toHaveProperty( name );
		const { title, about, who, tag } = operations[ name ];
		expect( [ title, about, who ] ).not.toContain( '' );
		expect( tags ).toHaveProperty( [ tag ] );
	} );

	it( 'an example', () => {
		expect( examples ).toHaveProperty( name );
	} );

	it( 'one row in the table of permissions', () => {
		expect( rowsOf( name ) ).toHaveLength( 1 );
	} );
} );

describe.each( Object.keys( errorStatuses ) )(
	'the documents have of %s',
	( code ) => {
		it( 'when it is answered, and an example', () => {
			expect( errors ).toHaveProperty( code );
			expect( refusals ).toHaveProperty( code );
		} );
	}
);

it.each( Object.entries( permissions.rows ) )(
	'the row of permissions "%s" has a cell for each column',
	( _row, { who } ) => {
		expect( who ).toHaveLength( permissions.columns.length );
	}
);
