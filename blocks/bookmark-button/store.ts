import { getContext, store, withSyncEvent } from '@wordpress/interactivity';
import { createTransport } from '../../client/src/index';
import { CHANGED } from './changed';
import { changed, withCollection, type Mark } from './marks';
import { close } from './menu';
import { oneAfterTheOther } from './queue';
import { reason } from './reason';
import { keep, kept, letGo } from './requests';

interface Context {
	key: string;
	isOpen?: boolean;
	/** The name of a collection, in the menu of collections. */
	item?: string;
}

export interface State {
	marks: Record< string, Mark >;
	/** Messages beside the buttons, by the key of their post. */
	told: Record< string, string >;
	/** The state that unanswered clicks have asked for. */
	wanted: Record< string, boolean | undefined >;
	collections: string[];
	texts: Record<
		'failed' | 'offline' | 'filed' | 'filing' | 'choose',
		string
	>;
}

const none: Mark = { id: 0, collection: '' };
const here = () => getContext< Context >();
const markHere = () => state.marks[ here().key ] ?? none;
const inTurn = oneAfterTheOther();

export const { state } = store( 'svc/bookmarks', {} as { state: State } );

store( 'svc/bookmarks', {
	state: {
		wanted: {},
		get pressed(): boolean {
			return isPressed( here().key );
		},
		get action(): string {
			return markHere().id > 0 ? 'remove' : 'add';
		},
		get markId(): number {
			return markHere().id;
		},
		get count(): string {
			const { id, count = 0 } = markHere();
			const ahead = Number( isPressed( here().key ) ) - Number( id > 0 );
			return String( Math.max( 0, count + ahead ) );
		},
		get collection(): string {
			return markHere().collection;
		},
		get filing(): string {
			const { collection } = markHere();
			return collection === ''
				? state.texts.choose
				: state.texts.filing.replace( '%s', collection );
		},
		get message(): string {
			return state.told[ here().key ] ?? '';
		},
		get choices(): string[] {
			return here().isOpen ? state.collections : [];
		},
		get isChosen(): boolean {
			return markHere().id > 0 && markHere().collection === here().item;
		},
	},
	actions: {
		toggle: withSyncEvent( ( event: SubmitEvent ) => {
			event.preventDefault();
			const { key } = here();
			press( key, ! isPressed( key ) );
		} ),
		openMenu( event: Event ) {
			here().isOpen = ( event.target as HTMLDetailsElement ).open;
		},
		closeOnEscape( event: KeyboardEvent ) {
			if ( event.key === 'Escape' ) {
				close( event.currentTarget as HTMLDetailsElement );
			}
		},
		fileHere( event: Event ) {
			const { key, item = '' } = here();
			close( ( event.target as Element ).closest( 'details' ) );
			file( key, item );
		},
		fileAnew: withSyncEvent( ( event: SubmitEvent ) => {
			event.preventDefault();
			const form = event.target as HTMLFormElement;
			const name = String(
				new FormData( form ).get( 'svc_collection' )
			).trim();
			if ( name !== '' ) {
				file( here().key, name );
				close( form.closest( 'details' ) );
				form.reset();
			}
		} ),
	},
} );

const isPressed = ( key: string ) =>
	state.wanted[ key ] ?? ( state.marks[ key ]?.id ?? 0 ) > 0;

/** Shown at once; only the final state is sent, after any number of clicks. */
function press( key: string, on: boolean ) {
	state.wanted[ key ] = on;
	state.told[ key ] = '';
	void inTurn( key, async () => {
		const mark = state.marks[ key ] ?? none;
		const wanted = state.wanted[ key ];
		if ( wanted !== undefined && wanted !== mark.id > 0 ) {
			await save( key, async () => {
				const transport = createTransport();
				return wanted
					? keep( transport, key )
					: letGo( transport, key, mark.id ).then( () => none );
			} );
		}
	} );
}

function file( key: string, collection: string ) {
	const before = state.marks[ key ] ?? none;
	state.told[ key ] = '';
	state.marks[ key ] = { ...before, collection };
	state.wanted[ key ] = true;
	void inTurn( key, async () => {
		const saved = await save( key, () =>
			keep( createTransport(), key, collection )
		);
		if ( ! saved ) {
			state.marks[ key ] = before;
			return;
		}
		state.collections = withCollection( state.collections, collection );
		state.told[ key ] = state.texts.filed.replace( '%s', collection );
	} );
}

/** Returns to the stored state and shows the reason if it cannot be saved. */
async function save(
	key: string,
	work: () => Promise< Mark >
): Promise< boolean > {
	const asked = state.wanted[ key ];
	try {
		const now = await work();
		state.marks[ key ] = changed( state.marks[ key ] ?? none, now );
		if ( state.wanted[ key ] === asked ) {
			state.wanted[ key ] = undefined;
		}
		document.dispatchEvent( new CustomEvent( CHANGED ) );
		return true;
	} catch ( error ) {
		state.wanted[ key ] = undefined;
		state.told[ key ] = reason( error, state.texts );
		return false;
	}
}

/** The current state of all posts of the page, by one request. */
export async function lookAgain() {
	const now = await kept( createTransport() );
	for ( const [ key, mark ] of Object.entries( state.marks ) ) {
		state.marks[ key ] = changed( mark, now.get( key ) ?? none );
	}
}
