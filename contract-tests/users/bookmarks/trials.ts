import type { Collection } from '../../../client/src/users/bookmarks/bookmark-schemas';
import type { Api } from '../../support/api';
import { add, titled } from '../../support/bookmarks';
import { members } from '../../support/columns';
import { collections } from '../../support/paths';
import type { Trials } from '../../support/trials';
import { as, world } from '../../support/world';

let made = 0;
const newName = () => `${ world.token } ${ made++ }`;

const everything = { may: members, request: () => ( {} ) };

async function newPost(): Promise< number > {
	const [ post ] = await titled( 'To be bookmarked' );
	return post!;
}

const newBookmark = async ( by: Api ) => {
	const { id } = await add( by, await newPost() );
	return { id };
};

const newCollection = async ( by: Api ) => {
	const { body } = await by.post( collections, { name: newName() } );
	const { id, name } = body as Collection;
	return { id, name };
};

const weakest = () => as[ members[ 0 ]! ];

export const trials: Trials = {
	listBookmarks: everything,
	exportBookmarks: everything,
	addBookmark: {
		may: members,
		request: async () => ( { body: { post_id: await newPost() } } ),
	},
	updateBookmark: {
		may: members,
		request: async ( by ) => ( {
			...( await newBookmark( by ) ),
			body: { collection: 'To read' },
		} ),
	},
	removeBookmark: { may: members, request: newBookmark },
	listCollections: everything,
	createCollection: {
		may: members,
		request: () => ( { body: { name: newName() } } ),
		errors: {
			rest_collection_exists: async () => ( {
				body: { name: ( await newCollection( weakest() ) ).name },
			} ),
		},
	},
	updateCollection: {
		may: members,
		request: async ( by ) => ( {
			id: ( await newCollection( by ) ).id,
			body: { name: newName() },
		} ),
		errors: {
			rest_collection_exists: async () => ( {
				id: ( await newCollection( weakest() ) ).id,
				body: { name: ( await newCollection( weakest() ) ).name },
			} ),
		},
	},
	deleteCollection: {
		may: members,
		request: async ( by ) => ( { id: ( await newCollection( by ) ).id } ),
	},
};
