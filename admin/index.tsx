import './app/public-path';
import './style.scss';
import domReady from '@wordpress/dom-ready';
import { createRoot } from '@wordpress/element';
import { App } from './app/app';
import './commands';

domReady( () => {
	const place = document.getElementById( 'svc-admin' );
	if ( place ) {
		createRoot( place ).render( <App /> );
	}
} );
