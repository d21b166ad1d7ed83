// @module-tag trials
import { expect, it } from 'vitest';
import type { Api } from '../support/api';
import { makePosts, members } from '../support/bookmarks';
import { bookmarks, collections } from '../support/paths';
import { callTool, eras } from '../support/mcp';
import { world, as, full, rounds } from '../support/world';

type Turn = [ Api, string, object ];

const CLIENTS = 8;
const CALLS = rounds( 200 );
/** One call in this many writes. */
const WRITES = 5;
/** Bookmarks of each client, and collections. */
const EACH = CALLS / WRITES / 2;

it.runIf( full )(
	`eight clients at once, ${ CALLS } calls each: no error, and no write is lost`,
	{ timeout: 900_000 },
	async () => {
		const [ member ] = await members( 1 );
		const posts = await makePosts(
			Array.from( { length: CLIENTS * EACH }, ( _none, index ) => ( {
				post_title: `Load ${ index }`,
			} ) )
		);
		const { profileId } = world.callers.colleague;
		/** Every so many calls a bookmark while there are posts, then a collection; else a read. */
		const turnOf = ( client: number, turn: number ): Turn => {
			const step = turn / WRITES;
			const post_id = posts.slice( client * EACH, client * EACH + EACH )[
				step
			];
			if ( turn % WRITES !== 0 ) {
				return [
					as.person,
					'svc-users-get-profile',
					{ id: profileId },
				];
			}
			return post_id === undefined
				? [
						member!,
						'svc-intranet-create-collection',
						{ name: `c${ client }-${ step }` },
					]
				: [ member!, 'svc-intranet-add-bookmark', { post_id } ];
		};
		const work = async ( client: number ) => {
			for ( let turn = 0; turn < CALLS; turn++ ) {
				const answer = await callTool(
					...turnOf( client, turn ),
					eras[ client % 2 ]
				);
				expect(
					answer.isError,
					JSON.stringify( answer )
				).toBeUndefined();
			}
		};
		await Promise.all(
			Array.from( { length: CLIENTS }, ( _none, client ) =>
				work( client )
			)
		);
		const kept = await member!.get( bookmarks, { query: 'per_page=1' } );
		expect( kept.body ).toMatchObject( { total: CLIENTS * EACH } );
		const made = ( await member!.get( collections ) ).body as {
			total: number;
		};
		// General is there from the beginning.
		expect( made.total ).toBe( CLIENTS * EACH + 1 );
	}
);
