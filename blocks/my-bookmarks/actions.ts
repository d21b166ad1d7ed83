import { createTransport } from '../../client/src/index';
import {
	createCollection,
	deleteCollection,
	updateCollection,
} from '../../client/src/users/index';

/** The requests of the collection forms, by the value of their button, and the text after each. */
const actions = {
	'new-collection': {
		done: 'created',
		work: ( _id: number, name: string ) =>
			createCollection( createTransport(), { name } ),
	},
	'rename-collection': {
		done: 'renamed',
		work: ( id: number, name: string ) =>
			updateCollection( createTransport(), id, { name } ),
	},
	'delete-collection': {
		done: 'deleted',
		work: ( id: number ) => deleteCollection( createTransport(), id ),
	},
} as const;

/** Returns the name of the text that reports the change. */
export async function carryOut( form: FormData, action: string ) {
	const { work, done } = actions[ action as keyof typeof actions ];
	await work(
		Number( form.get( 'svc_id' ) ),
		String( form.get( 'svc_collection' ) ?? '' )
	);
	return done;
}
