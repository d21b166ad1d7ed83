/** A search and how many words it has. */
export interface Search {
	words: 'one word' | 'two words';
	search: string;
}

/** Searches by a part of a name that as many people as possible have, but at most 0.5 % (at least one person, in small companies). */
export async function rareSearches(
	hitsOf: ( search: string ) => Promise< number >,
	names: readonly string[],
	firstName: string,
	people: number
): Promise< Search[] > {
	const word = await rareWord( hitsOf, names, people );
	return [
		{ words: 'one word', search: word },
		{
			words: 'two words',
			search: `${ firstName.slice( 0, 4 ) } ${ word }`,
		},
	];
}

async function rareWord(
	hitsOf: ( search: string ) => Promise< number >,
	names: readonly string[],
	people: number
): Promise< string > {
	const parts = new Set(
		names.flatMap( ( name ) => [ name.slice( 1, 4 ), name.slice( 1, 5 ) ] )
	);
	let best = { word: '', hits: 0 };
	for ( const word of parts ) {
		if ( /^[a-z]{3,4}$/u.test( word ) ) {
			const hits = await hitsOf( word );
			best =
				hits <= people * 0.005 && hits > best.hits
					? { word, hits }
					: best;
		}
	}
	return best.word;
}
