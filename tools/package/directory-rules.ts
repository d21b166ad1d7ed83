/** A text that no file of a kind may have, by the rules of WordPress's plugin directory. */
interface ForbiddenText {
	of: 'php' | 'js' | 'css';
	text: RegExp;
	/** What the rule finds. */
	example: string;
}

/** Not a method, and not the end of another name. */
const calls = ( ...names: string[] ) =>
	new RegExp(
		`(?<!->|::|function |new |[\\w\\\\])\\\\?(?:${ names.join(
			'|'
		) })\\s*\\(`,
		'i'
	);

const php = ( text: RegExp, example: string ): ForbiddenText => ( {
	of: 'php',
	text,
	example,
} );

/** Names of the rules as docs/plugin-directory.md has them. */
export const forbiddenTexts: Record< string, ForbiddenText > = {
	'runs text as code': php(
		calls( 'eval', 'create_function', 'assert' ),
		'eval( $code );'
	),
	'hides code': php(
		/\b(gzinflate|gzuncompress|str_rot13|ioncube|sourceguardian|zend_loader)/i,
		'eval( gzinflate( $packed ) );'
	),
	'starts programs': php(
		calls(
			'exec',
			'shell_exec',
			'system',
			'passthru',
			'popen',
			'proc_open',
			'dl'
		),
		"\\shell_exec( 'ls' );"
	),
	"changes PHP's settings": php(
		calls( 'ini_set', 'ini_alter', 'set_time_limit', 'error_reporting' ),
		"ini_set( 'memory_limit', '1G' );"
	),
	'sends requests': php(
		calls(
			'wp_(?:safe_)?remote_\\w+',
			'download_url',
			'curl_init',
			'fsockopen',
			'stream_socket_client'
		),
		"wp_remote_post( 'https://example.com/count' );"
	),
	'opens addresses as files': php(
		/\b(file_get_contents|fopen|readfile|copy)\(\s*['"]https?:/i,
		"file_get_contents( 'https://example.com' );"
	),
	'enqueues files of other servers': php(
		/wp_(enqueue|register)_(script|style|script_module)\([^;]*['"](https?:)?\/\//,
		"wp_enqueue_script( 'x', 'https://cdn.example.com/x.js' );"
	),
	'updates itself': php(
		/site_transient_update_|auto_update_plugin|plugin-update-checker|update_plugins_|WP_GitHub_Updater|Update URI:/i,
		"add_filter( 'pre_set_site_transient_update_plugins', 'x' );"
	),
	'loads its own texts': php(
		/load_(plugin|muplugin)_textdomain/,
		"load_plugin_textdomain( 'svc' );"
	),
	'lets everything be uploaded': php(
		/ALLOW_UNFILTERED_UPLOADS|move_uploaded_file/,
		"define( 'ALLOW_UNFILTERED_UPLOADS', true );"
	),
	'has an address of a workshop': php(
		/https?:\/\/(localhost|127\.0\.0\.1|[\w.-]+\.local(host)?)\b/,
		"$url = 'http://localhost/';"
	),
	'loads code of other servers': {
		of: 'js',
		text: /(\bimport\s*\(?|importScripts\(|\bfrom|<script[^>]* src=)\s*\\?["'`]https?:\/\//,
		example: 'import("https://cdn.example.com/x.js")',
	},
	'runs text as code in a browser': {
		of: 'js',
		text: /(?<![.\w$])(eval|new Function)\(/,
		example: 'eval("1")',
	},
	'loads styles, fonts or images of other servers': {
		of: 'css',
		text: /(@import|url\()\s*["']?(https?:)?\/\//,
		example: '@import url(https://fonts.example.com/x)',
	},
};

/** Files that may do what no other may: messages to receivers that an administrator has entered, also where the class is joined with others. */
const exceptions: Record< string, RegExp > = {
	'sends requests':
		/^(src\/LeadPages\/Webhooks\/Attempt|build\/classes\/LeadPages-Webhooks-\w+)\.php$/,
};

export const brokenRules = ( path: string, content: string ): string[] =>
	Object.entries( forbiddenTexts )
		.filter(
			( [ rule, { of, text } ] ) =>
				path.endsWith( `.${ of }` ) &&
				text.test( content ) &&
				! exceptions[ rule ]?.test( path )
		)
		.map( ( [ rule ] ) => rule );

/** Kinds that the directory does not take, and names that some file systems do not. */
export const isForbiddenName = ( path: string ): boolean =>
	/(^|\/)\.|\.(zip|gz|tgz|rar|tar|7z|phar|a|bin|dist|dmg|dump|exe|iso|o|obj|pkg|sh|so|bat|sql|log|map)$/i.test(
		path
	) || /[^\w./-]/.test( path );

/** Lines that begin a class, an interface, a trait or an enum, or end one. */
const DEFINITION =
	/^(((final|abstract|readonly) )*(class|interface|trait|enum) .*|#\[.*\]|[{}])$/;

/** Whether a request of a PHP file itself, without WordPress, does nothing: it ends at once, holds data, or defines a class. */
export function isSafeAlone( content: string ): boolean {
	const code = content
		.replace( /^<\?php\s/, '' )
		.replace( /\/\*[\s\S]*?\*\//g, '' )
		.replace( /^\s*(\/\/|#(?!\[)).*$/gm, '' )
		.replace( /^(declare\([^)]*\)|namespace [^;{]+|use [^;]+);\s*$/gm, '' )
		.trim();
	return (
		/^(namespace \{\s+)?defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/.test(
			code
		) ||
		/^return\s*(array\s*\(|\[)/.test( code ) ||
		code
			.split( '\n' )
			.every(
				( line ) => /^(\s|$)/.test( line ) || DEFINITION.test( line )
			)
	);
}
