import { parseArgs } from 'node:util';
import { startHost, stopHost } from '../host/host';
import { parseOptions } from '../host/options';
import { findSite, type Site } from '../host/site';
import { LeadSite, type Answered } from './lead-site';
import { Listeners } from './listeners';

const { values } = parseArgs( {
	options: {
		site: { type: 'string' },
		port: { type: 'string', default: '8874' },
		submissions: { type: 'string', default: '1000' },
		repeats: { type: 'string', default: '250' },
		at_once: { type: 'string', default: '16' },
	},
} );

interface Sent {
	number: number;
	took: number;
	answer: Answered;
}

async function main() {
	const site = values.site
		? await findSite( values.site )
		: await startHost(
				parseOptions( [
					'--host=native',
					'--name=leads-load',
					`--port=${ values.port }`,
					'--network',
					'--fixtures',
					'--no-demo',
					'--fresh',
				] ),
				() => undefined
			);
	try {
		const faults = await load( site );
		faults.slice( 0, 20 ).forEach( ( fault ) => say( `FAULT ${ fault }` ) );
		process.exitCode = faults.length > 0 ? 1 : 0;
	} finally {
		if ( ! values.site ) {
			await stopHost( site );
		}
	}
}

async function load( site: Site ): Promise< string[] > {
	const leadSite = new LeadSite( site );
	const listeners = await Listeners.on( leadSite );
	try {
		return await send( leadSite, listeners );
	} finally {
		await listeners.stop();
	}
}

async function send(
	leadSite: LeadSite,
	listeners: Listeners
): Promise< string[] > {
	const total = Number( values.submissions );
	const people = total - Number( values.repeats );
	const page = await leadSite.page( listeners.address );
	const bodyOf = await leadSite.submissions( page.id );
	const order = inOrder( people, total - people );
	const keys = `load-${ page.id }-${ Math.random().toString( 36 ).slice( 2 ) }`;
	const begin = performance.now();
	const sent = await inTurn( order, Number( values.at_once ), ( number ) =>
		leadSite.submit( bodyOf( number ), `${ keys }-${ number }` )
	);
	const seconds = ( performance.now() - begin ) / 1000;
	const times = sent.map( ( { took } ) => took ).sort( ( a, b ) => a - b );
	say(
		`${ sent.length } submissions in ${ seconds.toFixed( 1 ) } s, ${ values.at_once } at once: median ${ times[ Math.floor( times.length / 2 ) ]!.toFixed( 0 ) } ms, slowest ${ times.at( -1 )!.toFixed( 0 ) } ms`
	);
	return [
		...answers( sent ),
		...( await leadsAreThere( leadSite, page.id, sent, people ) ),
		...( await listeners.faults( people ) ),
	];
}

/** Each person once, and repeats of some soon after them, so that some are sent while the first is on its way. */
function inOrder( people: number, repeats: number ): number[] {
	const order: number[] = [];
	for ( let number = 0; number < people; number++ ) {
		order.push( number );
		if (
			Math.floor( ( ( number + 1 ) * repeats ) / people ) >
			Math.floor( ( number * repeats ) / people )
		) {
			order.push( number - ( number % 3 ) );
		}
	}
	return order;
}

async function inTurn(
	order: number[],
	atOnce: number,
	ask: ( number: number ) => Promise< Answered >
): Promise< Sent[] > {
	const waiting = order.values();
	const sent: Sent[] = [];
	await Promise.all(
		Array.from( { length: atOnce }, async () => {
			for ( const number of waiting ) {
				const begin = performance.now();
				let answer = await ask( number );
				// What a browser does as well: the same key, until it is answered.
				for (
					let time = 0;
					answer.status === 503 && time < 5;
					time++
				) {
					answer = await ask( number );
				}
				sent.push( {
					number,
					took: performance.now() - begin,
					answer,
				} );
			}
		} )
	);
	return sent;
}

function answers( sent: Sent[] ): string[] {
	const counts = new Map< number, number >();
	const references = new Map< number, string >();
	const faults: string[] = [];
	for ( const { number, answer } of sent ) {
		counts.set( answer.status, ( counts.get( answer.status ) ?? 0 ) + 1 );
		if ( answer.status !== 201 ) {
			faults.push(
				`${ number } gave ${ answer.status } ${ JSON.stringify( answer.body ) }`
			);
			continue;
		}
		const { reference } = answer.body as { reference: string };
		if ( ( references.get( number ) ?? reference ) !== reference ) {
			faults.push( `${ number } was answered with two references` );
		}
		references.set( number, reference );
	}
	const replayed = sent.filter( ( { answer } ) =>
		answer.headers.has( 'idempotency-replayed' )
	).length;
	say(
		`answers ${ JSON.stringify( Object.fromEntries( counts ) ) }, ${ replayed } replayed, ${ new Set( references.values() ).size } references`
	);
	return faults;
}

async function leadsAreThere(
	leadSite: LeadSite,
	pageId: number,
	sent: Sent[],
	people: number
): Promise< string[] > {
	const [ inbox, spam ] = [
		await leadSite.leads( pageId ),
		await leadSite.leads( pageId, 'spam' ),
	];
	const stored = new Map( inbox.map( ( lead ) => [ lead.reference, lead ] ) );
	const once = inbox.filter(
		( { submissions } ) => submissions === 1
	).length;
	const emails = new Set( inbox.map( ( { email } ) => email ) ).size;
	say(
		`${ inbox.length } leads of ${ emails } people, ${ once } with one submission, ${ spam.length } taken for spam`
	);
	return [
		...( inbox.length === people &&
		emails === people &&
		once === people &&
		spam.length === 0
			? []
			: [ `there should be ${ people } leads` ] ),
		...sent
			.filter(
				( { answer } ) =>
					answer.status === 201 &&
					! stored.has(
						( answer.body as { reference: string } ).reference
					)
			)
			.map(
				( { number } ) =>
					`${ number } was answered 201 and is not there`
			),
	];
}

const say = ( line: string ) => process.stdout.write( `${ line }\n` );

main().catch( ( error: unknown ) => {
	process.stderr.write(
		`${ error instanceof Error ? ( error.stack ?? error.message ) : String( error ) }\n`
	);
	process.exitCode = 1;
} );
