import { isEverywhere, isInRoutes } from './often';
import type { Source } from './source';

/** Classes that stand in one file, in an order in which PHP can declare them. */
export type Groups = ReadonlyMap< string, readonly Source[] >;

export const BOOT = 'boot';

/** What is loaded together: by folder, but what is loaded often apart. A file of one class is not written. */
export function join( sources: readonly Source[] ): Groups {
	const known = new Map(
		sources.map( ( source ) => [ source.name, source ] )
	);
	const groups = new Map< string, Source[] >();
	for ( const source of sources ) {
		const name = standsAlone( source, known )
			? `src/${ source.path }`
			: groupOf( source );
		groups.set( name, [ ...( groups.get( name ) ?? [] ), source ] );
	}
	return new Map(
		[ ...groups ].map( ( [ name, members ] ) => [
			name,
			inOrder( members ),
		] )
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
 * @throws Error Where PHP would stop: a class needs another one of a file that PHP is in the middle of, or the first file one of the others, or a name has two meanings in a file.
 */
export function check( groups: Groups ) {
	for ( const members of groups.values() ) {
		members.forEach( ( one ) => checkNames( one, members ) );
	}
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

/** The names that a file declares hold in all of its parts of the same namespace. */
function checkNames( { name, imports }: Source, members: readonly Source[] ) {
	const namespace = name.slice( 0, name.lastIndexOf( '\\' ) );
	for ( const short of imports ) {
		const other = `${ namespace }\\${ short }`;
		if ( members.some( ( member ) => member.name === other ) ) {
			throw new Error(
				`${ name } imports another ${ short } than ${ other }, with which it is joined.`
			);
		}
	}
}
