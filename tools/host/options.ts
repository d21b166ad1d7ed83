import { parseArgs } from 'node:util';

export const hostNames = [ 'wp-env', 'php', 'native' ] as const;
export type HostName = ( typeof hostNames )[ number ];

export const objectCaches = [ 'redis' ] as const;
export type ObjectCache = ( typeof objectCaches )[ number ];

export interface Options {
	/** null: the fastest one that this machine has. */
	host: HostName | null;
	/** null: as the host has it by itself. */
	network: boolean | null;
	port: number | null;
	name: string | null;
	demo: boolean;
	people: number | null;
	fresh: boolean;
	fixtures: boolean;
	debug: boolean;
	/** The persistent object cache; null for none. */
	objectCache: ObjectCache | null;
	/** Stops every host at once. */
	all: boolean;
}

export function parseOptions( args: string[] ): Options {
	const { values } = parseArgs( {
		args,
		options: {
			host: { type: 'string' },
			network: { type: 'boolean', default: false },
			single: { type: 'boolean', default: false },
			port: { type: 'string' },
			name: { type: 'string' },
			'no-demo': { type: 'boolean', default: false },
			people: { type: 'string' },
			fresh: { type: 'boolean', default: false },
			fixtures: { type: 'boolean', default: false },
			debug: { type: 'string', default: 'on' },
			'object-cache': { type: 'string' },
			all: { type: 'boolean', default: false },
		},
	} );
	return {
		host: oneOf( hostNames, 'host', values.host ),
		network: layout( values.network, values.single ),
		port: wholeNumber( 'port', values.port ),
		name: siteName( values.name ),
		demo: ! values[ 'no-demo' ],
		people: wholeNumber( 'people', values.people ),
		fresh: values.fresh,
		fixtures: values.fixtures,
		debug: values.debug !== 'off',
		objectCache: oneOf(
			objectCaches,
			'object-cache',
			values[ 'object-cache' ]
		),
		all: values.all,
	};
}

function oneOf< Choice extends string >(
	choices: readonly Choice[],
	name: string,
	value: string | undefined
): Choice | null {
	const found = choices.find( ( choice ) => choice === value ) ?? null;
	if ( value !== undefined && ! found ) {
		throw new Error(
			`--${ name } is one of ${ choices.join( ', ' ) }, not "${ value }".`
		);
	}
	return found;
}

function layout( network: boolean, single: boolean ): boolean | null {
	if ( network && single ) {
		throw new Error( 'Either --network or --single, not both.' );
	}
	return network || single ? network : null;
}

function wholeNumber( name: string, value: string | undefined ): number | null {
	if ( value === undefined ) {
		return null;
	}
	if ( ! /^\d{1,7}$/.test( value ) ) {
		throw new Error( `--${ name } is a whole number, not "${ value }".` );
	}
	return Number( value );
}

/** The name becomes a folder. */
function siteName( value: string | undefined ): string | null {
	if ( value !== undefined && ! /^[a-z0-9-]+$/.test( value ) ) {
		throw new Error( '--name takes small letters, digits and hyphens.' );
	}
	return value ?? null;
}
