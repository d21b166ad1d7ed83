import { z } from 'zod';
import type { Visitor } from '../visitor';
import { rareSearches, type Search } from './words';

export interface ProfileSample {
	total: number;
	id: number;
	userId: number;
	etag: string;
	searches: Search[];
}

const profile = z.object( {
	id: z.number(),
	user_id: z.number(),
	first_name: z.string(),
	last_name: z.string(),
} );
const envelope = z.object( { data: z.array( profile ), total: z.number() } );

/** Who is asked for, and as whom: an ordinary member of staff. */
export type Person = z.infer< typeof profile > & {
	/** Last names of other people of the staff. */
	colleagues: string[];
};

export async function sampleProfiles( admin: Visitor ): Promise< {
	sample: Omit< ProfileSample, 'etag' >;
	person: Person;
} > {
	const list = async ( query: string ) =>
		envelope.parse( await admin.json( `users/v1/profiles?${ query }` ) );
	const staff = await list( 'role=staff&per_page=100' );
	const { total } = await list( 'per_page=1' );
	const someone = staff.data[ 50 ];
	if ( ! someone ) {
		throw new Error(
			'The benchmark needs a company with at least a thousand people.'
		);
	}
	const colleagues = staff.data.map( ( one ) => one.last_name );
	const hits = async ( search: string ) =>
		( await list( `per_page=1&search=${ search }` ) ).total;
	return {
		person: { ...someone, colleagues },
		sample: {
			total,
			id: someone.id,
			userId: someone.user_id,
			searches: await rareSearches(
				hits,
				colleagues,
				someone.first_name,
				total
			),
		},
	};
}
