import { z } from 'zod';
import type { Site } from '../host/site';
import type { Sample } from './rows';
import { basic, Visitor } from './visitor';

const envelope = z.object( {
	data: z.array(
		z.object( {
			id: z.number(),
			user_id: z.number(),
			first_name: z.string(),
			last_name: z.string(),
		} )
	),
	total: z.number(),
} );
const account = z.object( { username: z.string() } );
const password = z.object( { password: z.string() } );

/** Looks around as the administrator, then asks as an ordinary member of staff. */
export async function meet(
	site: Site
): Promise< { sample: Sample; member: Visitor } > {
	const admin = new Visitor(
		site.rest,
		basic( site.login.user, site.login.applicationPassword )
	);
	const list = async ( query: string ) =>
		envelope.parse(
			JSON.parse(
				( await admin.get( `users/v1/profiles?${ query }` ) ).body
			)
		);
	const staff = await list( 'role=staff&per_page=100' );
	const everybody = await list( 'per_page=1' );
	const person = staff.data[ 50 ];
	if ( ! person ) {
		throw new Error(
			'The benchmark needs a company with at least a thousand people.'
		);
	}
	const member = await join( site, admin, person.user_id );
	const { headers } = await member.get( `users/v1/profiles/${ person.id }` );
	const word = await rareWord(
		list,
		staff.data.map( ( one ) => one.last_name ),
		everybody.total
	);
	admin.leave();
	return {
		member,
		sample: {
			people: everybody.total,
			profileId: person.id,
			userId: person.user_id,
			etag: String( headers.etag ),
			word,
			twoWords: `${ person.first_name.slice( 0, 4 ) } ${ word }`,
		},
	};
}

/** Part of a name that as many have as may be, but at most 0.5 % (and somebody, in small companies). */
async function rareWord(
	list: ( query: string ) => Promise< { total: number } >,
	names: string[],
	people: number
): Promise< string > {
	const parts = [
		...new Set(
			names.flatMap( ( name ) => [
				name.slice( 1, 4 ),
				name.slice( 1, 5 ),
			] )
		),
	];
	let best = { word: '', hits: 0 };
	for ( const word of parts.filter( ( part ) =>
		/^[a-z]{3,4}$/u.test( part )
	) ) {
		const { total: hits } = await list( `per_page=1&search=${ word }` );
		best =
			hits <= people * 0.005 && hits > best.hits ? { word, hits } : best;
	}
	return best.word;
}

async function join(
	site: Site,
	admin: Visitor,
	userId: number
): Promise< Visitor > {
	const { username } = account.parse(
		JSON.parse(
			( await admin.get( `wp/v2/users/${ userId }?context=edit` ) ).body
		)
	);
	const made = await fetch(
		new URL( `wp/v2/users/${ userId }/application-passwords`, site.rest ),
		{
			method: 'POST',
			headers: {
				Authorization: basic(
					site.login.user,
					site.login.applicationPassword
				),
				'Content-Type': 'application/json',
			},
			body: JSON.stringify( { name: `bench ${ Date.now() }` } ),
		}
	);
	return new Visitor(
		site.rest,
		basic( username, password.parse( await made.json() ).password )
	);
}
