/** The encoding of a file. */
export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

export interface Decoded {
	text: string;
	encoding: Encoding;
}

export type Unreadable = 'workbook' | 'no-text';

const begins = ( bytes: Uint8Array, ...wanted: number[] ) =>
	wanted.every( ( byte, at ) => bytes[ at ] === byte );

/** The text of a file. Without a byte order mark, a file that is not valid UTF-8 is read as Windows-1252, which older spreadsheet programs write. */
export function decode( bytes: Uint8Array ): Decoded | Unreadable {
	if ( begins( bytes, 0x50, 0x4b, 0x03, 0x04 ) ) {
		return 'workbook';
	}
	if ( begins( bytes, 0xd0, 0xcf, 0x11, 0xe0 ) ) {
		return 'workbook';
	}
	if ( begins( bytes, 0xff, 0xfe ) || begins( bytes, 0xfe, 0xff ) ) {
		const label = bytes[ 0 ] === 0xff ? 'utf-16le' : 'utf-16be';
		return {
			text: new TextDecoder( label ).decode( bytes ),
			encoding: 'UTF-16',
		};
	}
	if ( bytes.includes( 0 ) ) {
		return 'no-text';
	}
	try {
		const strict = new TextDecoder( 'utf-8', { fatal: true } );
		return { text: strict.decode( bytes ), encoding: 'UTF-8' };
	} catch {
		return {
			text: new TextDecoder( 'windows-1252' ).decode( bytes ),
			encoding: 'Windows-1252',
		};
	}
}
