import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Site } from '../host/site';
import { LeadSite } from './lead-site';

interface Ended {
	signal: string | null;
	status: number;
	answer: { reference?: string };
	statements: string[];
}

/** A submission in a PHP process of its own, which kills itself where it is told to. */
function submit( site: Site, job: object ): Promise< Ended > {
	const child = spawn( 'php', [
		'-d',
		'display_errors=stderr',
		fileURLToPath( new URL( 'submit.php', import.meta.url ) ),
		JSON.stringify( {
			...job,
			www: site.www,
			address: new URL( site.url ).host,
		} ),
	] );
	let output = '';
	let complaints = '';
	child.stdout.on( 'data', ( data: Buffer ) => ( output += String( data ) ) );
	child.stderr.on(
		'data',
		( data: Buffer ) => ( complaints += String( data ) )
	);
	return new Promise( ( resolve, reject ) =>
		child.on( 'close', ( _code, signal ) => {
			if ( complaints !== '' ) {
				reject( new Error( complaints ) );
			} else if ( signal !== null ) {
				resolve( { signal, status: 0, answer: {}, statements: [] } );
			} else {
				resolve( {
					signal,
					...( JSON.parse( output ) as Omit< Ended, 'signal' > ),
				} );
			}
		} )
	);
}

export interface Killings {
	places: number;
	faults: string[];
}

/** Kills a worker before and after each of its statements, and sends the same again: there has to be one lead of it. */
export async function killSubmissions( site: Site ): Promise< Killings > {
	const leadSite = new LeadSite( site );
	const page = await leadSite.page();
	const bodyOf = await leadSite.submissions( page.id );
	const keyOf = ( number: number ) =>
		`kill-${ page.id }-${ number }-${ process.pid }`;
	// The first run in a process of its own also reads what later ones find cached.
	await submit( site, { body: bodyOf( 0 ), key: keyOf( 0 ) } );
	const { statements } = await submit( site, {
		body: bodyOf( 1 ),
		key: keyOf( 1 ),
	} );
	const places = statements.flatMap( ( sql, index ) =>
		( [ 'before', 'after' ] as const ).map( ( when ) => ( {
			at: index + 1,
			when,
			sql,
		} ) )
	);
	const faults: string[] = [];
	const references = new Map< string, string >();
	for ( const [ index, { at, when, sql } ] of places.entries() ) {
		const number = index + 2;
		const job = { body: bodyOf( number ), key: keyOf( number ) };
		const killed = await submit( site, { ...job, at, when } );
		const again = await leadSite.submit( job.body, job.key );
		const { reference } = again.body as { reference?: string };
		if (
			killed.signal !== 'SIGKILL' ||
			again.status !== 201 ||
			reference === undefined
		) {
			faults.push(
				`${ when } ${ at } ${ sql }: ${ killed.signal }, then ${ again.status }`
			);
			continue;
		}
		references.set( String( bodyOf( number ).fields.email ), reference );
	}
	const leads = await leadSite.leads( page.id );
	for ( const [ email, reference ] of references ) {
		const own = leads.filter( ( lead ) => lead.email === email );
		if (
			own.length !== 1 ||
			own[ 0 ]!.reference !== reference ||
			own[ 0 ]!.submissions !== 1
		) {
			faults.push(
				`${ email }: ${ JSON.stringify( own ) } for ${ reference }`
			);
		}
	}
	if ( leads.length !== places.length + 2 ) {
		faults.push(
			`${ leads.length } leads for ${ places.length + 2 } submissions`
		);
	}
	return { places: places.length, faults };
}
