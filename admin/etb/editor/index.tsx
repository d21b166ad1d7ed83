import './style.scss';
import domReady from '@wordpress/dom-ready';
import { registerPlugin } from '@wordpress/plugins';
import { registerMailBlocks } from './blocks';
import { addConditions } from './condition';
import { limitBlocks } from './limits';
import { openPanel, Panel } from './panel';
import { addCompleter } from './tags/completer';
import { registerTagPicker } from './tags/picker';

limitBlocks();
addConditions();
registerMailBlocks();
addCompleter();
registerTagPicker();
registerPlugin( 'svc-mail', { render: Panel } );
domReady( openPanel );
