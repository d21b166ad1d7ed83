import { dispatch } from '@wordpress/data';
import domReady from '@wordpress/dom-ready';
import { register } from './shared/palette';
import { peoplePalette } from './users/commands';

/** Of the components that add to the command palette. */
const palettes = [ peoplePalette ];

domReady( () =>
	palettes.forEach( ( palette ) =>
		register( palette(), dispatch( 'core/commands' ) )
	)
);
