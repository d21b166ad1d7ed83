import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inflateRawSync } from 'node:zlib';

const DIRECTORY_END = 0x06054b50;
const STORED = 0;

interface Entry {
	name: string;
	content: Buffer;
}

/**
 * Unpacks what is under `prefix` of a zip file. Neither Node nor every machine
 * has an unzip; only what this one archive needs is implemented (no zip64, no secrets).
 */
export async function unzip( file: string, prefix: string, target: string ) {
	for ( const entry of entries( await readFile( file ) ) ) {
		if ( entry.name.startsWith( prefix ) && ! entry.name.endsWith( '/' ) ) {
			const path = join( target, entry.name.slice( prefix.length ) );
			await mkdir( dirname( path ), { recursive: true } );
			await writeFile( path, entry.content );
		}
	}
}

function* entries( zip: Buffer ): Generator< Entry > {
	const end = zip.lastIndexOf( uint32( DIRECTORY_END ) );
	let at = zip.readUInt32LE( end + 16 );
	for ( let left = zip.readUInt16LE( end + 10 ); left > 0; left-- ) {
		const nameLength = zip.readUInt16LE( at + 28 );
		const name = zip.toString( 'utf8', at + 46, at + 46 + nameLength );
		yield { name, content: contentOf( zip, at ) };
		at +=
			46 +
			nameLength +
			zip.readUInt16LE( at + 30 ) +
			zip.readUInt16LE( at + 32 );
	}
}

function contentOf( zip: Buffer, entry: number ): Buffer {
	const size = zip.readUInt32LE( entry + 20 );
	const local = zip.readUInt32LE( entry + 42 );
	const start =
		local +
		30 +
		zip.readUInt16LE( local + 26 ) +
		zip.readUInt16LE( local + 28 );
	const data = zip.subarray( start, start + size );
	return zip.readUInt16LE( entry + 10 ) === STORED
		? data
		: inflateRawSync( data );
}

function uint32( value: number ): Buffer {
	const buffer = Buffer.alloc( 4 );
	buffer.writeUInt32LE( value );
	return buffer;
}
