import { ContractError, type Transport } from '../../client/src/index';
import {
	addBookmark,
	exportBookmarks,
	listBookmarks,
	removeBookmark,
} from '../../client/src/users/index';
import { keyOf, postOf, type Mark } from './marks';

/** Files it in a collection, or where it is already; a new one goes to General. */
export async function keep(
	transport: Transport,
	key: string,
	collection?: string
): Promise< Mark > {
	const { body } = await addBookmark( transport, {
		...postOf( key ),
		...( collection === undefined ? {} : { collection } ),
	} );
	return { id: body.id, collection: body.collection };
}

/** In another window it may have been removed already, and even added again. */
export async function letGo(
	transport: Transport,
	key: string,
	id: number
): Promise< void > {
	try {
		await removeBookmark( transport, id );
	} catch ( error ) {
		if ( ! isGone( error ) ) {
			throw error;
		}
		const { body } = await listBookmarks( transport, postOf( key ) );
		for ( const anew of body.data ) {
			await removeBookmark( transport, anew.id );
		}
	}
}

/** Everything that is kept, by one request. */
export async function kept(
	transport: Transport
): Promise< Map< string, Mark > > {
	const { body } = await exportBookmarks( transport );
	return new Map(
		body.bookmarks.map( ( one ) => [
			keyOf( one ),
			{ id: one.id, collection: one.collection },
		] )
	);
}

const isGone = ( error: unknown ) =>
	error instanceof ContractError && error.status === 404;
