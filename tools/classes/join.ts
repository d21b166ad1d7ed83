import { isEverywhere, isInRoutes } from './often';
import type { Source } from './source';

/** Classes that stand in one file, in an order in which PHP can declare them. */
export type Groups = ReadonlyMap< string, readonly Source[] >;

export const BOOT = 'boot';

/** What is loaded together: by folder, but what is loaded often apart. */
export function join( sources: readonly Source[] ): Groups {
	const known = new Map(
		sources.map( ( source ) => [ source.name, source ] )
	);
	const groups = new Map< string, Source[] >();
	for ( const source of sources ) {
		if ( standsAlone( source, known ) ) {
			continue;
		}
		const name = groupOf( source );
		groups.set( name, [ ...( groups.get( name ) ?? [] ), source ] );
	}
	return new Map(
		[ ...groups ]
			.filter( ( [ , members ] ) => members.length > 1 )
			.map( ( [ name, members ] ) => [ name, inOrder( members ) ] )
	);
}

function groupOf( { path }: Source ): string {
	if ( isEverywhere( path ) ) {
		return BOOT;
	}
	return isInRoutes( path )
		? 'routes'
		: path.split( '/' ).slice( 0, -1 ).join( '-' );
}

/** It descends from a class of WordPress, which is not loaded for the others. */
function standsAlone(
	{ parents }: Source,
	known: ReadonlyMap< string, Source >
): boolean {
	return parents.some( ( name ) => {
		const parent = known.get( name );
		return parent ? standsAlone( parent, known ) : /^WP_|\\/.test( name );
	} );
}

/** Parents first. */
function inOrder( members: readonly Source[] ): Source[] {
	const ordered = new Set< Source >();
	const add = ( source: Source ) => {
		members
			.filter( ( { name } ) => source.parents.includes( name ) )
			.forEach( add );
		ordered.add( source );
	};
	members.forEach( add );
	return [ ...ordered ];
}

/**
 * Loads each file first, as PHP would.
 *
 * @throws Error Where a class needs another one of a file that PHP is in the middle of, or the first file one of the others.
 */
export function check( groups: Groups ) {
	const places = new Map(
		[ ...groups ].flatMap( ( [ group, members ] ) =>
			members.map( ( { name } ) => [ name, group ] as const )
		)
	);
	for ( const first of groups.keys() ) {
		const declared = new Set< string >();
		const begun = new Set< string >();
		const load = ( group: string ) => {
			begun.add( group );
			const members = groups.get( group ) ?? [];
			members
				.filter( ( { isHoisted } ) => isHoisted )
				.forEach( ( { name } ) => declared.add( name ) );
			for ( const { name, parents } of members ) {
				for ( const parent of parents ) {
					const place = places.get( parent );
					if ( ! place || declared.has( parent ) ) {
						continue;
					}
					if ( begun.has( place ) || first === BOOT ) {
						throw new Error(
							`PHP, which loads ${ first } first, does not have ${ parent } when it declares ${ name }.`
						);
					}
					load( place );
				}
				declared.add( name );
			}
		};
		load( first );
	}
}
