export type Log = ( line: string ) => void;

/** Prints the current step, then its duration. */
export async function step< T >(
	log: Log,
	what: string,
	run: () => Promise< T >
): Promise< T > {
	log( `${ what } …` );
	const start = performance.now();
	const result = await run();
	log( `  done in ${ seconds( start ) } s` );
	return result;
}

export function seconds( start: number ): string {
	return ( ( performance.now() - start ) / 1000 ).toFixed( 1 );
}
