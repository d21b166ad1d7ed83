import { unregisterFormatType } from '@wordpress/rich-text';
import domReady from '@wordpress/dom-ready';
import { addFilter } from '@wordpress/hooks';
import { select } from '@wordpress/data';

interface Settings {
	attributes?: Record< string, object >;
	variations?: { name: string }[];
}

/** Rows, stacks and grids: e-mails have columns. */
const variationsOff = [ 'group-row', 'group-stack', 'group-grid' ];

/** Formats of text of which the renderer keeps the text alone. */
const formatsOff = [
	'core/footnote',
	'core/image',
	'core/keyboard',
	'core/language',
	'core/math',
	'core/underline',
];

const limited = ( settings: Settings, name: string ): Settings => ( {
	...settings,
	attributes: {
		...settings.attributes,
		svcIf: { type: 'string' },
		...( name === 'core/heading' && {
			levelOptions: { type: 'array', default: [ 1, 2, 3 ] },
		} ),
	},
	...( settings.variations && {
		variations: settings.variations.filter(
			( one ) => ! variationsOff.includes( one.name )
		),
	} ),
} );

/**
 * Gives every block its condition, and takes away what the renderer does not read. Supports of blocks stay as they are, because
 * what is saved follows them; `features.ts` hides their controls.
 */
export function limitBlocks(): void {
	addFilter( 'blocks.registerBlockType', 'svc/mail', limited );
	domReady( () => {
		const formats = select( 'core/rich-text' ) as unknown as {
			getFormatType: ( name: string ) => unknown;
		};
		for ( const name of formatsOff ) {
			if ( formats.getFormatType( name ) ) {
				unregisterFormatType( name );
			}
		}
	} );
}
