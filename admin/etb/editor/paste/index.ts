import { pasteHandler, serialize, type Block } from '@wordpress/blocks';
import { mail } from '../data';
import { besides, convert } from './convert';
import { fitted } from './fit';
import { report, titleOf } from './report';
import { target, type Target } from './target';

/** Pastes that this file has made. */
const own = new WeakSet< Event >();

/** Has WordPress paste what is put into the clipboard, or nothing. */
function pasteInstead(
	event: ClipboardEvent,
	put: ( ( clipboard: DataTransfer ) => void ) | null
): void {
	event.preventDefault();
	event.stopImmediatePropagation();
	const view = ( event.target as Node ).ownerDocument?.defaultView;
	if ( ! put || ! view ) {
		return;
	}
	const clipboardData = new view.DataTransfer();
	put( clipboardData );
	const again = new view.ClipboardEvent( 'paste', {
		bubbles: true,
		cancelable: true,
		clipboardData,
	} );
	own.add( again );
	event.target?.dispatchEvent( again );
}

/** WordPress makes blocks of files as well, of which e-mails have that of pictures. */
function pasteFiles( event: ClipboardEvent, files: File[] ): void {
	const pictures = files.filter( ( { type } ) => /^image\//.test( type ) );
	if ( pictures.length < files.length ) {
		const others = files.filter( ( file ) => ! pictures.includes( file ) );
		report( new Set(), new Set( others.map( ( { name } ) => name ) ) );
		pasteInstead(
			event,
			pictures.length > 0
				? ( { items } ) =>
						pictures.forEach( ( file ) => items.add( file ) )
				: null
		);
	}
}

/** WordPress refuses all blocks where it refuses one. */
function pasteBlocks(
	event: ClipboardEvent,
	place: Target,
	blocks: Block[]
): void {
	const changed = new Set< string >();
	const leftOut = new Set< string >();
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
		report( changed, leftOut );
		pasteInstead(
			event,
			accepted.length > 0
				? ( clipboard ) =>
						clipboard.setData( 'text/html', serialize( accepted ) )
				: null
		);
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
		own.has( event ) ||
		clipboardData.getData( 'rich-text' ) === 'true'
	) {
		return;
	}
	const HTML = clipboardData.getData( 'text/html' );
	const place = target();
	if ( clipboardData.files.length > 0 && HTML === '' ) {
		pasteFiles( event, [ ...clipboardData.files ] );
	} else if ( place ) {
		const plainText = clipboardData.getData( 'text/plain' );
		const { mode } = place;
		const blocks: string | Block[] = pasteHandler( {
			HTML,
			plainText,
			mode,
		} );
		if ( typeof blocks !== 'string' ) {
			pasteBlocks( event, place, blocks );
		}
	}
}

/** Before WordPress reads what is pasted, which refuses in silence what it does not allow. */
export function watchPastes(): void {
	const watch = ( document: Document ) =>
		document.addEventListener( 'paste', onPaste, true );
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
