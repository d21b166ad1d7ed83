import { addFilter } from '@wordpress/hooks';
import { mail } from './data';

/** The groups of theme.json that say how a block may look. Others, such as `layout`, stay WordPress's. */
const groups = [
	'background',
	'border',
	'color',
	'dimensions',
	'lightbox',
	'position',
	'shadow',
	'spacing',
	'typography',
];

const isObject = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

const at = ( value: unknown, keys: string[] ): unknown =>
	keys.reduce< unknown >(
		( inner, key ) => ( isObject( inner ) ? inner[ key ] : undefined ),
		value
	);

/**
 * The value of a path such as `color.palette` for a block, null where e-mails do not have it. Presets are asked for with their
 * origin (`color.palette.theme`) and without.
 */
export function featureOf(
	features: Record< string, unknown >,
	path: string,
	block = ''
): unknown {
	const keys = path.split( '.' );
	const value =
		at( features, [ 'blocks', block, ...keys ] ) ?? at( features, keys );
	return ( isObject( value ) ? value.theme : value ) ?? null;
}

/** The theme's settings come over those of the editor; a filter comes before both. */
export function limitFeatures(): void {
	const { features } = mail();
	addFilter(
		'blockEditor.useSetting.before',
		'svc/mail',
		( before: unknown, path: string, _: unknown, block?: string ) =>
			groups.includes( path.split( '.' )[ 0 ] ?? '' )
				? featureOf( features, path, block )
				: before
	);
}
