import './app/public-path';
import domReady from '@wordpress/dom-ready';
import { createRoot } from '@wordpress/element';
import { App } from './app/app';
import './commands/index';
import './style.scss';
import './chart/style.scss';
import './import/style.scss';

domReady( () => {
	const place = document.getElementById( 'svc-admin' );
	if ( place ) {
		createRoot( place ).render( <App /> );
	}
} );
