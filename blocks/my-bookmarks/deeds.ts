import {
	createCollection,
	createTransport,
	deleteCollection,
	updateCollection,
} from '../../client/src/index';

/** What the forms of the collections ask for, by the value of their button; and which text says that it is done. */
const deeds = {
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
export async function doIt( form: FormData, deed: string ) {
	const { work, done } = deeds[ deed as keyof typeof deeds ];
	await work(
		Number( form.get( 'svc_id' ) ),
		String( form.get( 'svc_collection' ) ?? '' )
	);
	return done;
}
