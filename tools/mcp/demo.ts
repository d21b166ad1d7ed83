import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { findSite, type Site } from '../host/site';
import { ensureMember, type Member } from './member';
import { fetchPackages } from './packages';
import { authorization } from './proxy';
import { connect, type Client, type ToolAnswer } from './sdk';

const UPDATE = 'svc-users-update-profile';

const say = ( text: string ) => process.stdout.write( `${ text }\n` );

/** An assistant of a person of the demo company: with the official client, as a member of the site. */
export async function runDemo( site: Site ): Promise< void > {
	await fetchPackages();
	const member = await ensureMember( site );
	const client = await connect( site, 'v2 auto', member.authorization );
	try {
		await listTools( client, member );
		const colleague = await findColleague( client );
		await keepABookmark( client );
		await beRefused( site, client, colleague );
	} finally {
		await client.close();
	}
}

async function listTools( client: Client, { name }: Member ) {
	const { tools } = await client.listTools();
	say( `${ name } is offered ${ tools.length } tools:` );
	say( `  ${ tools.map( ( tool ) => tool.name ).join( ', ' ) }` );
	require( ! tools.some(
		( tool ) => tool.name === UPDATE
	), 'Writing profiles is off until somebody switches it on.' );
}

interface Match {
	id: number;
	profile_id: number;
	name: string;
	title: string;
}

async function findColleague( client: Client ): Promise< Match > {
	const query = 'who handles VA loans in Denver';
	const answer = await use( client, 'svc-intranet-find-colleague', {
		query,
	} );
	const { people } = answer as {
		people: ( Match & { reasons: string[] } )[];
	};
	say( `\n"${ query }":` );
	for ( const { name, title, reasons } of people.slice( 0, 3 ) ) {
		say( `  ${ name }, ${ title }: ${ reasons.join( '; ' ) }` );
	}
	require( people.length > 0, 'Somebody should handle VA loans in Denver.' );
	return people[ 0 ]!;
}

async function keepABookmark( client: Client ) {
	const posts = await use( client, 'svc-content-find-posts', {
		per_page: 1,
	} );
	const [ post ] = ( posts as { data: { id: number; title: string }[] } )
		.data;
	require( post !== undefined, 'The site should have a post.' );
	const added = ( await use( client, 'svc-intranet-add-bookmark', {
		post_id: post!.id,
	} ) ) as { id: number };
	say( `\nBookmarked "${ post!.title }" …` );
	await use( client, 'svc-intranet-remove-bookmark', { id: added.id } );
	say( '… and removed it again.' );
}

/** Even where the tool is on, the member's own rights decide. */
async function beRefused( site: Site, client: Client, colleague: Match ) {
	await switchTool( site, true );
	try {
		const answer = await client.callTool( {
			name: UPDATE,
			arguments: { id: colleague.profile_id, job_title: 'Court Jester' },
		} );
		require( answer.isError === true, 'This should have been refused.' );
		say( `\nChanging ${ colleague.name }'s title: ${ errorOf( answer ) }` );
	} finally {
		await switchTool( site, false );
	}
}

async function use(
	client: Client,
	name: string,
	args: object
): Promise< unknown > {
	const answer = await client.callTool( { name, arguments: args } );
	require( answer.isError !== true, `${ name }: ${ errorOf( answer ) }` );
	return answer.structuredContent;
}

const errorOf = ( { content }: ToolAnswer ) => content[ 0 ]?.text ?? '';

async function switchTool( site: Site, enabled: boolean ) {
	const response = await fetch(
		`${ site.url }/wp-json/modern-data/v1/settings`,
		{
			method: 'PUT',
			headers: {
				Authorization: authorization( site ),
				'Content-Type': 'application/json',
				Cookie: 'playground_auto_login_already_happened=1',
			},
			body: JSON.stringify( { tools: [ { name: UPDATE, enabled } ] } ),
		}
	);
	require( response.ok, await response.text() );
}

function require( isFine: boolean, otherwise: string ) {
	if ( ! isFine ) {
		throw new Error( otherwise );
	}
}

async function main() {
	const { values } = parseArgs( { options: { name: { type: 'string' } } } );
	await runDemo( await findSite( values.name ?? process.env.SVC_SITE ) );
}

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ?? '' ).href ) {
	await main();
}
