import type { DirectoryList } from '../../client/src/users/intranet/directory-schemas';
import type { IntranetProfile } from '../../client/src/users/intranet/intranet-profile-schemas';
import type { OrgChart } from '../../client/src/users/intranet/org-chart-schemas';
import type {
	Position,
	PositionList,
} from '../../client/src/users/intranet/position-schemas';
import { control } from './control';
import { directory, intranetProfile, positions } from './paths';
import { host } from './site';
import { as } from './world';

type Item = DirectoryList[ 'data' ][ number ];

/** A person or a vacancy. */
interface Drawn extends Pick<
	Item,
	'id' | 'name' | 'title' | 'department' | 'avatar_url'
> {
	sortedBy: string;
}

/** The vacancies by title among people in the order of the directory. */
function placed( people: Drawn[], vacancies: Drawn[] ): Drawn[] {
	const siblings = [ ...people ];
	for ( const vacancy of vacancies ) {
		const at = siblings.findIndex(
			( { sortedBy } ) => fold( sortedBy ) > fold( vacancy.sortedBy )
		);
		siblings.splice( at < 0 ? siblings.length : at, 0, vacancy );
	}
	return siblings;
}

const letters: Record< string, string > = {
	ø: 'o',
	ł: 'l',
	đ: 'd',
	æ: 'ae',
	œ: 'oe',
	ß: 'ss',
};
const fold = ( name: string ) =>
	name
		.normalize( 'NFD' )
		.replace( /\p{Mn}/gu, '' )
		.toLowerCase()
		.replace( /[øłđæœß]/g, ( letter ) => letters[ letter ]! );

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
	const lines = await dottedLines();
	const reports = new Map< number, Drawn[] >();
	for ( const person of people ) {
		const above = links.get( person.id ) ?? 0;
		reports.set( above, [
			...( reports.get( above ) ?? [] ),
			{ ...person, sortedBy: person.last_name },
		] );
	}
	const vacancies = await allVacancies();
	for ( const vacancy of vacancies ) {
		const above = vacancy.reports_to ?? 0;
		const siblings = reports.get( above ) ?? [];
		const isBelow = ( { id }: Drawn ) => vacancy.report_ids.includes( id );
		reports.set( vacancy.id, siblings.filter( isBelow ) );
		reports.set( above, [
			...siblings.filter( ( one ) => ! isBelow( one ) ),
			{ ...vacancy, name: '', avatar_url: '', sortedBy: vacancy.title },
		] );
	}
	const nodeOf = ( item: Drawn ): OrgChart => ( {
		id: item.id,
		name: item.name,
		title: item.title,
		department: item.department,
		avatar_url: item.avatar_url,
		...( item.id < 0 && { is_vacancy: true } ),
		...( lines.has( item.id ) && {
			dotted_manager_ids: lines.get( item.id )!,
		} ),
		...below( item.id ),
	} );
	const below = ( id: number ) => {
		const drawn = reports.get( id ) ?? [];
		const siblings = placed(
			drawn.filter( ( one ) => one.id >= 0 ),
			drawn.filter( ( one ) => one.id < 0 )
		);
		return {
			reports_count: siblings.length,
			reports: siblings.map( nodeOf ),
		};
	};
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

async function allVacancies(): Promise< Position[] > {
	const { body } = await as.manager.get( positions, {
		query: 'per_page=100',
	} );
	return ( body as PositionList ).data;
}

/** By user ID, of the people whose accounts have the user meta. */
async function dottedLines(): Promise< Map< number, number[] > > {
	const rows = await control.sql( [
		"SELECT user_id FROM {usermeta} WHERE meta_key = 'svc_intranet_dotted_manager_ids'",
	] );
	const lines = new Map< number, number[] >();
	for ( const { user_id: userId } of rows ) {
		const { body } = await as.manager.get(
			intranetProfile( Number( userId ) )
		);
		const ids = ( body as IntranetProfile ).dotted_manager_ids ?? [];
		if ( ids.length > 0 ) {
			lines.set( Number( userId ), ids );
		}
	}
	return lines;
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

export const renameOrganisation = ( name: string ) =>
	host.network
		? control.setOption( 'site_name', name, 'network' )
		: control.setOption( 'blogname', name );
