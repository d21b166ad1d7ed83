import type { ObjectCache } from '../host/options';
import type { Measured } from './measure';

export interface Size {
	people: number;
	measured: Measured[];
}

/** All sizes, with or without something that keeps the object cache. */
export interface Table {
	cache: ObjectCache | null;
	sizes: Size[];
}

export function titleOf( { cache }: Table ): string {
	return cache
		? 'With Redis as a persistent object cache'
		: 'Without a persistent object cache';
}

export function misses( { cache, sizes }: Table ): string[] {
	const where = cache ? ` with ${ cache }` : '';
	return sizes.flatMap( ( { people, measured } ) =>
		measured.flatMap( ( { row, verdict } ) => {
			const gate = row.gate?.[ people ] ?? Infinity;
			return verdict.median > gate
				? [
						`${ row.name } at ${ count( people ) }${ where }: ${ verdict.median.toFixed( 3 ) }, the gate is ${ gate }${ row.excuse ? ` (${ row.excuse })` : '' }`,
					]
				: [];
		} )
	);
}

/** A Markdown table: a row a request, a column group a size. */
export function table( sizes: readonly Size[] ): string {
	const head = [
		'GET',
		...sizes.flatMap( ( { people } ) => [
			`${ count( people ) } people`,
			'p10',
			'ms',
			'gate',
		] ),
		'aim',
	];
	const lines = ( sizes[ 0 ]?.measured ?? [] ).map( ( { row }, index ) => [
		row.name,
		...sizes.flatMap( ( size ) => cells( size, index ) ),
		row.aim?.toFixed( 2 ) ?? '',
	] );
	return [ head, head.map( () => '---' ), ...lines ]
		.map( ( line ) => `| ${ line.join( ' | ' ) } |` )
		.join( '\n' );
}

function cells( { people, measured }: Size, index: number ): string[] {
	const found = measured[ index ];
	if ( ! found ) {
		return [ '', '', '', '' ];
	}
	const { median, low, high, p10, milliseconds } = found.verdict;
	return [
		`**${ median.toFixed( 2 ) }** [${ low.toFixed( 2 ) }..${ high.toFixed( 2 ) }]`,
		p10.toFixed( 2 ),
		milliseconds.toFixed( 1 ),
		found.row.gate?.[ people ]?.toFixed( 2 ) ?? '',
	];
}

export function count( people: number ): string {
	return people.toLocaleString( 'en' );
}
