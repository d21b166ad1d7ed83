import { z } from 'zod';
import type { Visitor } from '../visitor';

const pages = 'lead-pages/v1/pages';
const leads = 'lead-pages/v1/leads';

const thing = z.object( { id: z.number() } );
const list = z.object( { data: z.array( thing ) } );

export interface LeadSample {
	/** IDs of a published page, and of a lead of the person who asks. */
	page: number;
	lead: number;
	/** That few leads have. */
	word: string;
}

const word = 'Benchmann';
const most = 100;

/** A page and leads of the person, made where there are none. */
export async function sampleLeads(
	admin: Visitor,
	userId: number
): Promise< LeadSample > {
	const own = `${ leads }?owner=${ userId }&search=${ word }`;
	const known = list.parse( await admin.json( own ) ).data[ 0 ];
	return {
		page: await samplePage( admin, userId ),
		lead: known?.id ?? ( await enterLeads( admin, userId ) ),
		word,
	};
}

async function samplePage( admin: Visitor, userId: number ) {
	const published = `${ pages }?owner=${ userId }&status=publish`;
	const known = list.parse( await admin.json( published ) ).data[ 0 ];
	return (
		known?.id ??
		( await make( admin, pages, {
			title: 'Bench',
			status: 'publish',
			owner_user_id: userId,
		} ) )
	);
}

async function enterLeads( admin: Visitor, userId: number ): Promise< number > {
	let id = 0;
	for ( let index = 0; index < most; index++ ) {
		id = await make( admin, leads, {
			first_name: 'Ada',
			last_name: index === most - 1 ? word : `Visitor ${ index }`,
			email: `visitor-${ index }@example.org`,
			source: 'phone',
			owner_user_id: userId,
		} );
	}
	return id;
}

const make = async ( admin: Visitor, path: string, body: object ) =>
	thing.parse( JSON.parse( ( await admin.post( path, body ) ).body ) ).id;
