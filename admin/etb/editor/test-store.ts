import { createReduxStore, register } from '@wordpress/data';

/** Whether a test is being sent. The panel with the button goes and comes with the tabs of the sidebar. */
export const testStore = createReduxStore( 'svc/mail-test', {
	reducer: (
		isSending = false,
		action: { type: string; isSending?: boolean }
	): boolean =>
		action.type === 'SET_SENDING'
			? ( action.isSending ?? isSending )
			: isSending,
	actions: {
		setSending: ( isSending: boolean ) => ( {
			type: 'SET_SENDING',
			isSending,
		} ),
	},
	selectors: {
		isSending: ( isSending: boolean ) => isSending,
	},
} );

export const registerTestStore = () => register( testStore );
