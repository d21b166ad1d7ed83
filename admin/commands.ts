import { dispatch } from '@wordpress/data';
import domReady from '@wordpress/dom-ready';
import { registerPeopleCommands } from './users/commands';

domReady( () => registerPeopleCommands( dispatch( 'core/commands' ) ) );
