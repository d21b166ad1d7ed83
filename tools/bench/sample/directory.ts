import { z } from 'zod';
import type { Visitor } from '../visitor';
import type { Person } from './profiles';
import { rareSearches, type Search } from './words';

export interface DirectorySample {
	total: number;
	userId: number;
	department: string;
	office: string;
	searches: Search[];
}

const envelope = z.object( {
	data: z.array(
		z.object( { department: z.string(), office_location: z.string() } )
	),
	total: z.number(),
} );

export async function sampleDirectory(
	admin: Visitor,
	person: Person
): Promise< DirectorySample > {
	const list = async ( query: string ) =>
		envelope.parse(
			await admin.json( `users/v1/intranet/directory?${ query }` )
		);
	const { data, total } = await list( 'per_page=1' );
	const hits = async ( search: string ) =>
		( await list( `per_page=1&search=${ search }` ) ).total;
	return {
		total,
		userId: person.user_id,
		department: data[ 0 ]?.department ?? '',
		office: data[ 0 ]?.office_location ?? '',
		searches: await rareSearches(
			hits,
			person.colleagues,
			person.first_name,
			total
		),
	};
}
