import { abilities } from '../../client/src/abilities/contract';
import type { Site } from '../host/site';
import { isOurAbility } from './ours';
import { modern, type CoreSchema, type Schema } from './schema';

type Method = 'GET' | 'POST' | 'DELETE';

interface Registered {
	name: string;
	label: string;
	description: string;
	category: string;
	input_schema: CoreSchema;
	output_schema: CoreSchema;
	meta: {
		annotations: {
			readonly: boolean;
			destructive: boolean;
			idempotent: boolean;
		};
		mcp?: { public: boolean };
	};
}

/** An ability as a running site describes it. */
export interface DescribedAbility {
	name: string;
	label: string;
	description: string;
	category: string;
	method: Method;
	/** Whether the MCP endpoint offers it by default. */
	isForMcp: boolean;
	input: Schema;
	output: Schema;
}

/** All of the plugin's, in the site's order. */
export async function describeAbilities(
	site: Site
): Promise< DescribedAbility[] > {
	const { user, applicationPassword } = site.login;
	const login = Buffer.from( `${ user }:${ applicationPassword }` );
	const headers = { Authorization: `Basic ${ login.toString( 'base64' ) }` };
	const found: Registered[] = [];
	for ( let page = 1, pages = 1; page <= pages; page++ ) {
		const response = await fetch(
			`${ site.rest }wp-abilities/v1/abilities?per_page=100&page=${ page }`,
			{ headers }
		);
		found.push( ...( ( await response.json() ) as Registered[] ) );
		pages = Number( response.headers.get( 'X-WP-TotalPages' ) );
	}
	const lacking = Object.keys( abilities ).filter(
		( name ) => ! found.some( ( one ) => one.name === name )
	);
	if ( lacking.length > 0 ) {
		throw new Error( `The site lacks ${ lacking.join( ', ' ) }.` );
	}
	return found
		.filter( ( { name } ) => isOurAbility( name ) )
		.map( described );
}

const described = ( one: Registered ): DescribedAbility => ( {
	name: one.name,
	label: one.label,
	description: one.description,
	category: one.category,
	method: methodOf( one.meta.annotations ),
	isForMcp: one.meta.mcp?.public ?? false,
	input: modern( one.input_schema ),
	output: modern( one.output_schema ),
} );

/** As core's runner derives it. */
function methodOf( {
	readonly,
	destructive,
	idempotent,
}: Registered[ 'meta' ][ 'annotations' ] ): Method {
	if ( readonly ) {
		return 'GET';
	}
	return destructive && idempotent ? 'DELETE' : 'POST';
}
