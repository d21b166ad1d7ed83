import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findProgram, run } from './shell';

// The last six are what symbolic links in the first two point into.
const PACKAGES = [
	'wordpress',
	'wordpress-theme-twentytwentyfive',
	'libphp-phpmailer',
	'php-getid3',
	'libjs-lodash',
	'libjs-underscore',
	'libjs-cropper',
	'libjs-jquery-ui',
];

/**
 * Fills `work/wordpress` from Debian's sid by an apt configuration of its own,
 * so it needs no root and leaves the machine's package lists alone.
 */
export async function coreFromDebian( work: string ): Promise< string > {
	if ( ! findProgram( 'apt-get' ) ) {
		throw new Error(
			'WordPress can be had neither from wordpress.org nor (no apt-get here) from Debian. Check the network, then start again.'
		);
	}
	const apt = join( work, 'apt' );
	const options = await privateApt( apt );
	await run( 'apt-get', [ ...options, 'update' ] );
	await run( 'apt-get', [ ...options, 'download', ...PACKAGES ], {
		cwd: apt,
	} );
	await unpack( apt, join( work, 'wordpress' ) );
	await rm( apt, { recursive: true } );
	return "Debian's sid";
}

async function privateApt( apt: string ): Promise< string[] > {
	await mkdir( join( apt, 'lists/partial' ), { recursive: true } );
	await mkdir( join( apt, 'cache/archives/partial' ), { recursive: true } );
	const { uri, options } = await debianSource();
	const sources = join( apt, 'sources.list' );
	await writeFile( sources, `deb ${ options }${ uri } sid main\n` );
	return [
		'-qq',
		...setting( 'Dir::Etc::sourcelist', sources ),
		...setting( 'Dir::Etc::sourceparts', '-' ),
		...setting( 'Dir::State::lists', join( apt, 'lists' ) ),
		...setting( 'Dir::Cache', join( apt, 'cache' ) ),
		...setting( 'APT::Sandbox::User', process.getuid?.() ? '' : 'root' ),
		...setting( 'Acquire::http::Timeout', '20' ),
		...setting( 'Acquire::Languages', 'none' ),
		...setting(
			'Acquire::IndexTargets::deb::Contents-deb::DefaultEnabled',
			'false'
		),
	];
}

function setting( name: string, value: string ): string[] {
	return [ '-o', `${ name }=${ value }` ];
}

/** The Debian archive that this machine already trusts, in either file format. */
async function debianSource(): Promise< { uri: string; options: string } > {
	const parts = '/etc/apt/sources.list.d';
	const files = [
		'/etc/apt/sources.list',
		...( await readdir( parts ).catch( () => [] ) ).map( ( name ) =>
			join( parts, name )
		),
	];
	for ( const file of files ) {
		const text = await readFile( file, 'utf8' ).catch( () => '' );
		const source = file.endsWith( '.sources' )
			? fromStanzas( text )
			: fromLines( text );
		if ( source ) {
			return source;
		}
	}
	throw new Error( 'No Debian archive in the apt sources of this machine.' );
}

const ARCHIVE = /^\w+:\S*\/debian\/?$/;

function fromLines( text: string ) {
	for ( const line of text.split( '\n' ) ) {
		const [ , options = '', uri = '' ] =
			/^deb\s+(\[[^\]]*\]\s+)?(\S+)/.exec( line ) ?? [];
		if ( ARCHIVE.test( uri ) ) {
			return { uri, options };
		}
	}
	return null;
}

function fromStanzas( text: string ) {
	for ( const stanza of text.split( /\n\s*\n/ ) ) {
		const field = ( name: string ) =>
			new RegExp( `^${ name }:\\s*(\\S+)`, 'mi' ).exec( stanza )?.[ 1 ];
		const uri = field( 'URIs' );
		if ( uri && ARCHIVE.test( uri ) ) {
			const key = field( 'Signed-By' );
			return { uri, options: key ? `[signed-by=${ key }] ` : '' };
		}
	}
	return null;
}

async function unpack( apt: string, wordpress: string ) {
	const root = join( apt, 'root' );
	for ( const file of await readdir( apt ) ) {
		if ( file.endsWith( '.deb' ) ) {
			await run( 'dpkg', [ '-x', join( apt, file ), root ] );
		}
	}
	await run( 'sh', [
		'-c',
		// Debian's .htaccess is a link to nowhere, so cp complains and continues.
		`cp -rL "$0/usr/share/wordpress" "$1" 2>"$0/cp.log"; test -f "$1/wp-load.php"`,
		root,
		wordpress,
	] );
	await rm( join( wordpress, 'wp-config.php' ), { force: true } );
}
