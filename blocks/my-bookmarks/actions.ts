import {
	createCollection,
	createTransport,
	deleteCollection,
	updateCollection,
} from '../../client/src/index';

/** What the forms of the collections ask for, by the value of their button; and which text says that it is done. */
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

/** Answers the name of the text that says what was done. */
export async function carryOut( form: FormData, action: string ) {
	const { work, done } = actions[ action as keyof typeof actions ];
	await work(
		Number( form.get( 'svc_id' ) ),
		String( form.get( 'svc_collection' ) ?? '' )
	);
	return done;
}
