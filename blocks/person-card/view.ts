import { store } from '@wordpress/interactivity';
import { createTransport, listBookmarks } from '../../client/src/index';

store( 'svc/person-card', {
	actions: {
		async load() {
			return listBookmarks( createTransport() );
		},
	},
} );
