import './style.scss';
import domReady from '@wordpress/dom-ready';
import { registerPlugin } from '@wordpress/plugins';
import { guardSaves } from '../../shared/guard-saves';
import { pageData } from './data';
import { openPanel, Panels } from './panels';

guardSaves( pageData().route );
registerPlugin( 'svc-lead-page', { render: Panels } );
domReady( () => openPanel( 'form' ) );
