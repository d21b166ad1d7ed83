/** The encoding of a file of text. */
export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

export interface Decoded {
	text: string;
	encoding: Encoding;
}

/** What a file is by its first bytes. `locked` is a workbook with a password. */
export type FileKind = 'archive' | 'locked' | 'old-workbook' | 'text';

const begins = ( bytes: Uint8Array, ...wanted: number[] ) =>
	wanted.every( ( byte, at ) => bytes[ at ] === byte );

/** The name of the part of a file that a password protects, as its folder has it: in UTF-16. */
const encrypted = [ ...'EncryptedPackage' ].join( '\u0000' );

export function kindOf( bytes: Uint8Array ): FileKind {
	if ( begins( bytes, 0x50, 0x4b, 0x03, 0x04 ) ) {
		return 'archive';
	}
	if ( begins( bytes, 0xd0, 0xcf, 0x11, 0xe0 ) ) {
		const text = new TextDecoder( 'latin1' ).decode( bytes );
		return text.includes( encrypted ) ? 'locked' : 'old-workbook';
	}
	return 'text';
}

/** The text of a file, or null if it is none. Without a byte order mark, a file that is not valid UTF-8 is read as Windows-1252, which older spreadsheet programs write. */
export function decode( bytes: Uint8Array ): Decoded | null {
	if ( begins( bytes, 0xff, 0xfe ) || begins( bytes, 0xfe, 0xff ) ) {
		const label = bytes[ 0 ] === 0xff ? 'utf-16le' : 'utf-16be';
		return {
			text: new TextDecoder( label ).decode( bytes ),
			encoding: 'UTF-16',
		};
	}
	if ( bytes.includes( 0 ) ) {
		return null;
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
