import apiFetch from '@wordpress/api-fetch';
import { createReduxStore, register } from '@wordpress/data';
import { createTransport } from '../../../client/src/index';
import {
	getProfile as askForProfile,
	type Profile,
} from '../../../client/src/users/index';

type Profiles = Readonly< Record< number, Profile > >;

interface Received {
	type: 'RECEIVE';
	profile: Profile;
}

const receive = ( profile: Profile ): Received => ( {
	type: 'RECEIVE',
	profile,
} );

/** Profiles that blocks of this page name, asked for once each. */
export const profileStore = createReduxStore( 'svc/profiles', {
	reducer: ( state: Profiles = {}, action: Received ): Profiles =>
		action.type === 'RECEIVE'
			? { ...state, [ action.profile.id ]: action.profile }
			: state,
	actions: { receive },
	selectors: {
		getProfile: ( state: Profiles, id: number ): Profile | undefined =>
			state[ id ],
	},
	resolvers: {
		getProfile:
			( id: number ) =>
			async ( { dispatch }: { dispatch: ( one: Received ) => void } ) => {
				// A profile that was deleted or may not be seen reads as none.
				const answer = await askForProfile(
					createTransport( apiFetch ),
					id
				).catch( () => undefined );
				if ( answer ) {
					dispatch( receive( answer.body ) );
				}
			},
	},
} );

register( profileStore );
