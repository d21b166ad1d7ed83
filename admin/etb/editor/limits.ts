import { unregisterFormatType } from '@wordpress/rich-text';
import domReady from '@wordpress/dom-ready';
import { addFilter } from '@wordpress/hooks';
import { select } from '@wordpress/data';
import type { Block } from '@wordpress/blocks';
import { SocialLinksEdit } from './blocks/social-links';
import { mail } from './data';

interface Settings {
	allowedBlocks?: string[];
	attributes?: Record< string, object >;
	supports?: Record< string, unknown >;
	variations?: { name: string }[];
}

/** Rows, stacks and grids: e-mails have columns, two at least. */
const variationsOff = [
	'group-row',
	'group-stack',
	'group-grid',
	'one-column-full',
];

/** Controls that e-mails do not have and that only a support of the block takes away. Saved classes of theirs stay in the markup. */
const supportsOff: Record< string, Record< string, object | false > > = {
	'core/paragraph': { typography: { fitText: false } },
	'core/heading': { typography: { fitText: false } },
	'core/quote': { align: false },
	'core/separator': { align: false },
	'core/table': { align: false },
	'core/buttons': {
		layout: { allowVerticalAlignment: false, allowWrap: false },
	},
	'core/social-links': { layout: { allowWrap: false } },
};

const supportsOf = ( { supports = {} }: Settings, name: string ) => ( {
	...supports,
	...Object.fromEntries(
		Object.entries( supportsOff[ name ] ?? {} ).map( ( [ key, off ] ) => [
			key,
			off && { ...( supports[ key ] as object ), ...off },
		] )
	),
} );

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
	...( mail().rules.places[ name ] && {
		allowedBlocks: mail().rules.places[ name ],
	} ),
	supports: supportsOf( settings, name ),
	...( name === 'core/social-links' && { edit: SocialLinksEdit } ),
	attributes: {
		...settings.attributes,
		svcIf: { type: 'string' },
		...( name === 'core/heading' && {
			levelOptions: { type: 'array', default: mail().rules.headings },
		} ),
	},
	...( settings.variations && {
		variations: settings.variations.filter(
			( one ) => ! variationsOff.includes( one.name )
		),
	} ),
} );

interface BlockSelectors {
	getBlock: ( id: string ) => Block | null;
	getBlockParentsByBlockName: ( id: string, name: string ) => string[];
}

/** No columns inside of a column, at any level. */
const canStand = (
	can: boolean,
	{ name }: { name: string },
	parent: string | null | undefined,
	{ getBlock, getBlockParentsByBlockName }: BlockSelectors
): boolean =>
	can &&
	! (
		name === 'core/columns' &&
		parent &&
		( getBlock( parent )?.name === 'core/column' ||
			getBlockParentsByBlockName( parent, 'core/column' ).length > 0 )
	);

/**
 * Gives every block its condition, and takes away what the renderer does not read. Supports of styles stay as they are, because
 * what is saved follows them; `features.ts` hides their controls.
 */
export function limitBlocks(): void {
	addFilter( 'blocks.registerBlockType', 'svc/mail', limited );
	addFilter(
		'blockEditor.__unstableCanInsertBlockType',
		'svc/mail',
		canStand
	);
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
