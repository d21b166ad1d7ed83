import { ContractError } from '../../client/src/index';
import { watchMenus } from './menu';
import { lookAgain } from './store';

watchMenus();

// Out of the back/forward cache comes what was so when the page was left.
window.addEventListener( 'pageshow', ( { persisted } ) => {
	if ( persisted ) {
		lookAgain().catch( ( error: unknown ) => {
			if ( error instanceof ContractError && error.status === 403 ) {
				window.location.reload();
			}
		} );
	}
} );
