import type { ChartParts } from './parts';
import { photosOf } from './picture/photos';
import { png } from './picture/png';
import { read } from './picture/read';
import { svg } from './picture/svg';

/** Downloads an image of the open part of the org chart. */
export async function save(
	{ layout, tree: { root }, text }: ChartParts,
	type: 'svg' | 'png'
): Promise< void > {
	const photos = await photosOf(
		[ ...root.querySelectorAll( 'img' ) ].filter( ( image ) =>
			image.checkVisibility()
		)
	);
	const picture = svg( read( root, photos, layout() === 'list' ), {
		title: text( 'chart' ),
		isHorizontal: layout() === 'horizontal',
		isRtl: getComputedStyle( root ).direction === 'rtl',
		measure: measure(),
	} );
	keep(
		type === 'png'
			? await png( picture )
			: new Blob( [ picture.text ], { type: 'image/svg+xml' } ),
		`org-chart.${ type }`
	);
}

function measure() {
	const pen = document.createElement( 'canvas' ).getContext( '2d' )!;
	return ( words: string, size: number, isBold: boolean ) => {
		pen.font = `${ isBold ? 600 : 400 } ${ size }px system-ui, sans-serif`;
		return pen.measureText( words ).width;
	};
}

function keep( blob: Blob, name: string ) {
	const link = document.createElement( 'a' );
	link.href = URL.createObjectURL( blob );
	link.download = name;
	link.click();
	setTimeout( () => URL.revokeObjectURL( link.href ), 60_000 );
}
