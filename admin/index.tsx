import './app/public-path';
import domReady from '@wordpress/dom-ready';
import { createRoot } from '@wordpress/element';
import { App } from './app/app';
import './commands';
import './style.scss';
import './users/chart/style.scss';
import './users/import/style.scss';

domReady( () => {
	const place = document.getElementById( 'svc-admin' );
	if ( place ) {
		createRoot( place ).render( <App /> );
	}
} );
