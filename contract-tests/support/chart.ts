import type { DirectoryList } from '../../client/src/users/intranet/directory-schemas';
import type { OrgChart } from '../../client/src/users/intranet/org-chart-schemas';
import { control } from './control';
import { directory } from './paths';
import { host } from './site';
import { as } from './world';

type Item = DirectoryList[ 'data' ][ number ];

/** Every node, the root first, with its manager's id. */
export function nodesOf( root: OrgChart ): ( OrgChart & { above: number } )[] {
	const nodes = [ { ...root, above: -1 } ];
	for ( const { id, reports } of nodes ) {
		nodes.push(
			...reports.map( ( report ) => ( { ...report, above: id } ) )
		);
	}
	return nodes;
}

/** The org chart computed from the directory and the user meta. */
export async function chartByOthers(): Promise< OrgChart > {
	const people = await everybody();
	const links = managersOf( people, await control.managerLinks() );
	const reports = new Map< number, Item[] >();
	for ( const person of people ) {
		const above = links.get( person.id ) ?? 0;
		reports.set( above, [ ...( reports.get( above ) ?? [] ), person ] );
	}
	const nodeOf = ( item: Item ): OrgChart => ( {
		id: item.id,
		name: item.name,
		title: item.title,
		department: item.department,
		avatar_url: item.avatar_url,
		...below( item.id ),
	} );
	const below = ( id: number ) => ( {
		reports_count: reports.get( id )?.length ?? 0,
		reports: ( reports.get( id ) ?? [] ).map( nodeOf ),
	} );
	const [ top, ...others ] = reports.get( 0 ) ?? [];
	return top && others.length === 0
		? nodeOf( top )
		: {
				id: 0,
				name: await organisation(),
				title: '',
				department: '',
				avatar_url: '',
				...below( 0 ),
			};
}

/** In the order of siblings. */
async function everybody(): Promise< Item[] > {
	const people: Item[] = [];
	for ( let page = 1, pages = 1; page <= pages; page++ ) {
		const { body } = await as.manager.get( directory, {
			query: { per_page: 100, page },
		} );
		const list = body as DirectoryList;
		people.push( ...list.data );
		pages = list.pages;
	}
	return people;
}

/** Only people can be managers; a loop is cut at its lowest id. */
function managersOf(
	people: Item[],
	links: Record< string, string >
): Map< number, number > {
	const ids = new Set( people.map( ( { id } ) => id ) );
	const managers = new Map< number, number >();
	for ( const id of ids ) {
		const manager = Number( links[ id ] );
		if ( ids.has( manager ) && manager !== id ) {
			managers.set( id, manager );
		}
	}
	for ( const id of [ ...ids ].sort( ( a, b ) => a - b ) ) {
		if ( leadsBack( id, managers ) ) {
			managers.delete( id );
		}
	}
	return managers;
}

function leadsBack( id: number, managers: Map< number, number > ): boolean {
	const met = new Set< number >();
	let at = managers.get( id );
	while ( at !== undefined && at !== id && ! met.has( at ) ) {
		met.add( at );
		at = managers.get( at );
	}
	return at === id;
}

const entities: Record< string, string > = {
	'&amp;': '&',
	'&quot;': '"',
	'&#039;': "'",
	'&lt;': '<',
	'&gt;': '>',
};

/** A site keeps its name as HTML, a network as it was typed. */
export async function organisation(): Promise< string > {
	const { value } = host.network
		? await control.option( 'site_name', 'network' )
		: await control.option( 'blogname', 'site' );
	return host.network
		? String( value )
		: String( value ).replace(
				/&[a-z0-9#]+;/g,
				( entity ) => entities[ entity ] ?? entity
			);
}
