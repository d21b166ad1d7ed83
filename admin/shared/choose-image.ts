interface Attachment {
	id: number;
	url: string;
	sizes?: { medium?: { url: string } };
}

interface MediaFrame {
	on: ( event: 'select', listener: () => void ) => MediaFrame;
	open: () => void;
	state: () => {
		get: ( name: 'selection' ) => {
			first: () => { toJSON: () => Attachment };
		};
	};
}

type Media = ( options: object ) => MediaFrame;

interface Texts {
	title: string;
	button: string;
}

/** WordPress's own media library, for one image. */
export function chooseImage(
	{ title, button }: Texts,
	chosen: ( image: { id: number; url: string } ) => void
): void {
	const { media } = window.wp as unknown as { media?: Media };
	const frame = media?.( {
		title,
		button: { text: button },
		library: { type: 'image' },
		multiple: false,
	} );
	frame
		?.on( 'select', () => {
			const image = frame.state().get( 'selection' ).first().toJSON();
			chosen( {
				id: image.id,
				url: image.sizes?.medium?.url ?? image.url,
			} );
		} )
		.open();
}
