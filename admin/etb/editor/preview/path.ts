/** The positions of a block among its siblings, outermost first: of `blocks.2.innerBlocks.0`, 2 and 0. */
export const indexesOf = ( path: string ): number[] =>
	/^blocks(?:\.\d+\.innerBlocks)*\.\d+$/.test( path )
		? path
				.split( '.' )
				.filter( ( part ) => /^\d+$/.test( part ) )
				.map( Number )
		: [];
