import { z } from 'zod';
import type { Site } from '../host/site';
import { loadInBulk } from './bulk';
import { chunks } from './chunks';
import { company, type Person } from './company';
import { photoOf } from './faces';
import { loadCompanyRecord } from './company-record';
import { loadMortgageRates } from './mortgage-rates';
import { Progress, type Log } from './progress';
import { request } from './request';

export type DemoSite = Pick< Site, 'host' | 'url' | 'login' | 'www' >;

export interface DemoOptions {
	readonly people?: number | undefined;
	readonly log?: Log;
}

export const PEOPLE = 120;
/** More people than this are loaded in bulk, bypassing REST. */
export const BULK = 2_000;
/** People of one request: to wp-env, each request takes long, whatever it carries. */
const CHUNK = 30;

const answer = z.strictObject( {
	created: z.int(),
	skipped: z.int(),
	errors: z.array(
		z.strictObject( { login: z.string(), message: z.string() } )
	),
} );
export type Counts = { created: number; skipped: number };

const toTerminal: Log = ( line ) => process.stdout.write( `${ line }\n` );

/** Loads the demo company: its people and its record. People who are there already are left as they are. */
export async function loadDemo(
	site: DemoSite,
	{ people = PEOPLE, log = toTerminal }: DemoOptions = {}
): Promise< Counts > {
	const started = performance.now();
	const counts =
		people > BULK
			? await bulk( site, people, log )
			: await byRest( site, people, log );
	await loadCompanyRecord( site );
	await loadMortgageRates( site );
	const seconds = ( ( performance.now() - started ) / 1000 ).toFixed( 1 );
	log( summary( people, counts, seconds ) );
	return counts;
}

function bulk( site: DemoSite, people: number, log: Log ): Promise< Counts > {
	if ( site.host === 'wp-env' ) {
		throw new Error(
			`More than ${ BULK } people take the native host (npm run demo -- --people ${ people } --host native), not ${ site.host }.`
		);
	}
	log( `More than ${ BULK } people: loading in bulk.` );
	return loadInBulk( site, people, log );
}

async function byRest(
	site: DemoSite,
	people: number,
	log: Log
): Promise< Counts > {
	const progress = new Progress( 'Demo company', people, log );
	const counts = { created: 0, skipped: 0 };
	progress.at( 0 );
	for ( const chunk of chunks(
		withPhotos( company( { people } ) ),
		CHUNK
	) ) {
		const done = await send( site, chunk );
		counts.created += done.created;
		counts.skipped += done.skipped;
		progress.at( counts.created + counts.skipped );
	}
	progress.end();
	return counts;
}

interface Shown extends Person {
	/** A PNG file as base64. */
	photo: string | null;
}

export function* withPhotos( people: Iterable< Person > ): Generator< Shown > {
	let index = 0;
	for ( const person of people ) {
		yield { ...person, photo: photoOf( index++ ) };
	}
}

async function send( site: DemoSite, people: Shown[] ): Promise< Counts > {
	const done = answer.parse(
		await request( site, 'POST', '/svc-demo/v1/load', { people } )
	);
	if ( done.errors.length > 0 ) {
		throw new Error(
			done.errors
				.map( ( { login, message } ) => `${ login }: ${ message }` )
				.join( '\n' )
		);
	}
	return done;
}

function summary( people: number, counts: Counts, seconds: string ): string {
	const departments = new Set< string >();
	const offices = new Set< string >();
	for ( const { profile, intranet } of company( { people } ) ) {
		if ( intranet ) {
			departments.add( profile.meta.svc_department );
			offices.add( intranet.office_location );
		}
	}
	return `${ people } people, ${ departments.size } departments, ${ offices.size } offices (${ counts.created } new) in ${ seconds } s.`;
}
