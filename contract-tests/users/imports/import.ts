import { expect } from 'vitest';
import type {
	Import,
	ImportRowList,
	NewImport,
} from '../../../client/src/users/import-schemas';
import type { Api } from '../../support/api';
import { importOf, importRows, importStep, imports } from '../../support/paths';
import { as } from '../../support/world';

export type Columns = NewImport[ 'columns' ];

/** A file that is sent, as far as `open`. */
export async function open(
	columns: Columns,
	rows: string[][],
	options: Partial< NewImport > = {},
	by: Api = as.manager
): Promise< Import > {
	const made = await by.post( imports, { columns, ...options } );
	if ( made.status !== 201 ) {
		throw new Error( made.text );
	}
	const { id } = made.body as Import;
	const sent = await by.put( importRows( id ), { from: 2, rows } );
	expect( sent ).toAnswer( 'putImportRows' );
	return sent.body as Import;
}

async function until(
	id: number,
	step: 'check' | 'run',
	end: Import[ 'status' ],
	by: Api
): Promise< Import > {
	for ( let turn = 0; turn < 200; turn++ ) {
		const answer = await by.post( importStep( id, step ), {} );
		expect( answer ).toAnswer(
			step === 'check' ? 'checkImport' : 'runImport'
		);
		const now = answer.body as Import;
		if ( now.status === end ) {
			return now;
		}
	}
	throw new Error( `Import ${ id } does not get to ${ end }` );
}

export const check = ( id: number, by: Api = as.manager ) =>
	until( id, 'check', 'checked', by );

export const run = ( id: number, by: Api = as.manager ) =>
	until( id, 'run', 'finished', by );

export async function checked( ...of: Parameters< typeof open > ) {
	return await check( ( await open( ...of ) ).id, of[ 3 ] );
}

/** All the way. */
export async function imported( ...of: Parameters< typeof open > ) {
	return await run( ( await checked( ...of ) ).id, of[ 3 ] );
}

export async function rowsOf( id: number, query: object = {} ) {
	const answer = await as.manager.get( importRows( id ), {
		query: { per_page: 100, ...query },
	} );
	expect( answer ).toAnswer( 'listImportRows' );
	return ( answer.body as ImportRowList ).data;
}

/** Outcome of each row, and the columns that caused it. */
export const outcomes = async ( id: number ) =>
	( await rowsOf( id ) ).map( ( { outcome, problems } ) =>
		[ outcome, ...problems.map( ( { column } ) => column ) ].join( ' ' )
	);

export const remove = ( id: number ) => as.manager.delete( importOf( id ) );
