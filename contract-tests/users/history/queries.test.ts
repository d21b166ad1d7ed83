import { describe, expect, it } from 'vitest';
import { profile } from '../../support/paths';
import { people, type Person } from '../../support/people';
import { as } from '../../support/world';

describe( 'the number of queries', () => {
	it( 'of a write has one for all its entries', async () => {
		const [ kim ] = ( await people( {} ) ) as [ Person ];
		const cost = async ( body: object ) => {
			const { headers } = await as.manager.put(
				profile( kim.profileId ),
				body,
				{ headers: { 'X-Count-Queries': '1' } }
			);
			return Number( headers[ 'x-own-queries' ] );
		};
		const one = await cost( { company: 'A' } );
		// None of these is in the search index, whose rows cost queries of their own.
		const two = await cost( { company: 'B', bio: 'C' } );
		expect( two ).toBe( one );
	} );
} );
