import {
	getBlockType,
	pasteHandler,
	serialize,
	type Block,
} from '@wordpress/blocks';
import { mail } from '../data';
import { besides, convert } from './convert';
import { dropTarget } from './drop-target';
import { fitted } from './fit';
import { give, isOwn, type Transfer } from './give';
import { withoutLayoutTables } from './layout-tables';
import { report, titleOf } from './report';
import { target, type Target } from './target';

/** WordPress also makes blocks of other files; e-mails can hold images only. */
function giveFiles( event: Transfer, files: File[] ): void {
	const pictures = files.filter( ( { type } ) => /^image\//.test( type ) );
	if ( pictures.length < files.length ) {
		const others = files.filter( ( file ) => ! pictures.includes( file ) );
		report( new Set(), new Set( others.map( ( { name } ) => name ) ) );
		give(
			event,
			pictures.length > 0
				? ( { items } ) =>
						pictures.forEach( ( file ) => items.add( file ) )
				: null
		);
	}
}

/** Titles of the blocks that one paste or drop has changed or left out; a notice names them. */
interface PasteReport {
	changed: Set< string >;
	leftOut: Set< string >;
}

/** Pictures that are not uploaded yet: markup does not keep them, and their blocks are empty. */
const pastedPictures = ( blocks: Block[] ): Block[] =>
	blocks.flatMap( ( block ) =>
		block.attributes.blob ? [ block ] : pastedPictures( block.innerBlocks )
	);

/** Where blocks do not fit as they are, gives WordPress those that do and reports the rest: it refuses all blocks where it refuses one. */
function giveBlocks(
	event: Transfer,
	place: Target,
	blocks: Block[],
	{ changed, leftOut }: PasteReport
): void {
	const leaveOut = ( block: Block ) => leftOut.add( titleOf( block ) );
	const fit = fitted( blocks, place.ancestors, {
		rules: mail().rules,
		convert,
		besides,
		changed: ( block ) => changed.add( titleOf( block ) ),
		leftOut: leaveOut,
	} );
	const accepted = fit.filter( place.accepts );
	fit.filter( ( block ) => ! accepted.includes( block ) ).forEach( leaveOut );
	if ( changed.size + leftOut.size > 0 ) {
		pastedPictures( accepted ).forEach( leaveOut );
		report( changed, leftOut );
		give(
			event,
			accepted.length > 0
				? ( clipboard ) =>
						clipboard.setData( 'text/html', serialize( accepted ) )
				: null
		);
	}
}

function giveHtml(
	event: Transfer,
	place: Target,
	html: string,
	plainText: string
): void {
	const told: PasteReport = { changed: new Set(), leftOut: new Set() };
	const HTML = withoutLayoutTables( html, () =>
		told.changed.add( getBlockType( 'core/table' )?.title ?? '' )
	);
	const { mode } = place;
	const blocks: string | Block[] = pasteHandler( { HTML, plainText, mode } );
	if ( typeof blocks !== 'string' ) {
		giveBlocks( event, place, blocks, told );
	} else if ( told.changed.size > 0 ) {
		give( event, ( clipboard ) => clipboard.setData( 'text/html', HTML ) );
	}
}

function onPaste( event: ClipboardEvent ): void {
	const { clipboardData } = event;
	const isInCanvas = ( event.target as Element | null )?.closest?.(
		'.editor-styles-wrapper'
	);
	// Text that was copied in a block stays inside of one.
	if (
		! clipboardData ||
		! isInCanvas ||
		isOwn( event ) ||
		clipboardData.getData( 'rich-text' ) === 'true'
	) {
		return;
	}
	const HTML = clipboardData.getData( 'text/html' );
	const place = target();
	if ( clipboardData.files.length > 0 && HTML === '' ) {
		giveFiles( event, [ ...clipboardData.files ] );
	} else if ( place ) {
		giveHtml( event, place, HTML, clipboardData.getData( 'text/plain' ) );
	}
}

/** Blocks of this editor and of its inserter are dropped as such: WordPress knows where they may stand. */
function onDrop( event: DragEvent ): void {
	const { dataTransfer, target: at } = event;
	const place = dropTarget( at as Element | null );
	if (
		! dataTransfer ||
		! place ||
		isOwn( event ) ||
		[ ...dataTransfer.types ].includes( 'wp-blocks' )
	) {
		return;
	}
	const HTML = dataTransfer.getData( 'text/html' );
	if ( dataTransfer.files.length > 0 ) {
		giveFiles( event, [ ...dataTransfer.files ] );
	} else if ( HTML !== '' ) {
		giveHtml( event, place, HTML, '' );
	}
}

/** Before WordPress reads what is pasted or dropped, which refuses in silence what it does not allow. */
export function watchPastes(): void {
	const watch = ( document: Document ) => {
		document.addEventListener( 'paste', onPaste, true );
		document.addEventListener( 'drop', onDrop, true );
	};
	watch( window.document );
	// The frame of the canvas, whenever it comes.
	window.document.addEventListener(
		'load',
		( { target: frame } ) => {
			if (
				frame instanceof HTMLIFrameElement &&
				frame.name === 'editor-canvas' &&
				frame.contentDocument
			) {
				watch( frame.contentDocument );
			}
		},
		true
	);
}
