import { ContractError } from '../../client/src/index';
import { watchMenus } from './menu';
import { lookAgain } from './store';

watchMenus();

// The back/forward cache restores the state at the time when the page was left.
window.addEventListener( 'pageshow', ( { persisted } ) => {
	if ( persisted ) {
		lookAgain().catch( ( error: unknown ) => {
			if ( error instanceof ContractError && error.status === 403 ) {
				window.location.reload();
			}
		} );
	}
} );
