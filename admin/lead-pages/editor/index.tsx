import './style.scss';
import domReady from '@wordpress/dom-ready';
import { registerPlugin } from '@wordpress/plugins';
import { openPanel, Panels } from './panels';

registerPlugin( 'svc-lead-page', { render: Panels } );
domReady( () => openPanel( 'form' ) );
