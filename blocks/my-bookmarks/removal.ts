import { ContractError, createTransport } from '../../client/src/index';
import { addBookmark, removeBookmark } from '../../client/src/users/index';
import { keyOf } from '../bookmark-button/marks';
import { reason } from '../bookmark-button/reason';
import { refresh } from './list';
import { focus, rendered } from './region';
import { shared, state } from './state';

/** Removes it at once, and restores it if the site refuses. */
export async function takeAway(
	row: { isGone: boolean },
	form: HTMLFormElement
): Promise< void > {
	const sent = new FormData( form );
	const removed = {
		site_id: Number( sent.get( 'svc_site' ) ),
		post_id: Number( sent.get( 'svc_post' ) ),
		collection: String( sent.get( 'svc_collection' ) ),
	};
	row.isGone = true;
	state.undo = null;
	try {
		await removeBookmark(
			createTransport(),
			Number( sent.get( 'svc_id' ) )
		).catch( unlessGone );
	} catch ( error ) {
		row.isGone = false;
		state.said = reason( error, state.texts );
		await rendered();
		form.querySelector( 'button' )?.focus();
		return;
	}
	const key = keyOf( removed );
	shared.marks[ key ] = { ...shared.marks[ key ], id: 0, collection: '' };
	state.said = state.texts.removed;
	state.undo = removed;
	await rendered();
	focus( '.svc-marks__bar button' );
	await refresh();
}

export async function putBack() {
	if ( ! state.undo ) {
		return;
	}
	try {
		const { body } = await addBookmark( createTransport(), {
			...state.undo,
		} );
		state.undo = null;
		state.said = state.texts.restored.replace( '%s', body.collection );
		await refresh();
		focus( `[data-svc-bookmark="${ body.id }"] a` );
	} catch ( error ) {
		state.said = reason( error, state.texts );
	}
}

function unlessGone( error: unknown ) {
	if ( ! ( error instanceof ContractError ) || error.status !== 404 ) {
		throw error;
	}
}
