import { dispatch } from '@wordpress/data';
import domReady from '@wordpress/dom-ready';
import { registerPeopleCommands } from './register';

domReady( () => registerPeopleCommands( dispatch( 'core/commands' ) ) );
