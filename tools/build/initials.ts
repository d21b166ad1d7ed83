import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

const source = new URL(
	'../../plugin/src/Users/Avatars/drawing/',
	import.meta.url
);
const target = new URL( '../../plugin/build/initials/', import.meta.url );
const alphabet = [ ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ' ];

/** One or two letters from A to Z; the plugin draws others when they are asked for. */
export const allInitials = (): string[] =>
	alphabet.flatMap( ( first ) => [
		first,
		...alphabet.map( ( last ) => `${ first }${ last }` ),
	] );

/** The image in the colour that PHP gives the same letters (InitialsImage.php). */
export function draw( initials: string, template: string, colours: string[] ) {
	const sum = [ ...initials ].reduce(
		( total, letter ) => total + letter.codePointAt( 0 )!,
		0
	);
	return template
		.replace( '{initials}', initials )
		.replace( '{colour}', colours[ sum % colours.length ]! );
}

async function main() {
	const template = await readFile(
		new URL( 'initials.svg', source ),
		'utf8'
	);
	const colours = JSON.parse(
		await readFile( new URL( 'colours.json', source ), 'utf8' )
	) as string[];
	await mkdir( target, { recursive: true } );
	await Promise.all( [
		copyFile(
			new URL( 'nobody.svg', source ),
			new URL( 'nobody.svg', target )
		),
		...allInitials().map( ( initials ) =>
			writeFile(
				new URL( `${ initials }.svg`, target ),
				draw( initials, template, colours )
			)
		),
	] );
	process.stdout.write( `Initials in ${ fileURLToPath( target ) }\n` );
}

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ?? '' ).href ) {
	await main();
}
