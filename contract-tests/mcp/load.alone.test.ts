import { expect, it } from 'vitest';
import { makePosts, members } from '../support/bookmarks';
import { bookmarks, collections } from '../support/paths';
import { callTool, eras } from '../support/mcp';
import { world, as, full } from '../support/world';

const CLIENTS = 8;
const CALLS = 200;
/** One of so many calls writes. */
const WRITES = 5;

it.runIf( full )(
	'eight clients at once, two hundred calls each: no error, and no write is lost',
	{ timeout: 900_000 },
	async () => {
		const [ member ] = await members( 1 );
		const posts = await makePosts(
			Array.from( { length: CLIENTS * 20 }, ( _none, index ) => ( {
				post_title: `Load ${ index }`,
			} ) )
		);
		const { profileId } = world.callers.colleague;
		const work = async ( client: number ) => {
			const era = eras[ client % 2 ]!;
			const mine = posts.slice( client * 20, client * 20 + 20 );
			for ( let turn = 0; turn < CALLS; turn++ ) {
				const step = Math.floor( turn / WRITES );
				const isWrite = turn % WRITES === 0;
				const post_id = mine[ step ];
				const answer = await ( isWrite && post_id !== undefined
					? callTool(
							member!,
							'svc-intranet-add-bookmark',
							{ post_id },
							era
						)
					: isWrite
						? callTool(
								member!,
								'svc-intranet-create-collection',
								{ name: `c${ client }-${ step }` },
								era
							)
						: callTool(
								as.person,
								'svc-users-get-profile',
								{ id: profileId },
								era
							) );
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
		expect( kept.body ).toMatchObject( { total: CLIENTS * 20 } );
		const made = ( await member!.get( collections ) ).body as {
			total: number;
		};
		// General is there from the beginning.
		expect( made.total ).toBe( CLIENTS * 20 + 1 );
	}
);
