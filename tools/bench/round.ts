import { setTimeout as sleep } from 'node:timers/promises';
import type { Column } from './gates';
import { EMPTY, type Row } from './row';
import type { Pair } from './statistics';
import type { Visitor } from './visitor';

/** On the site, and on the one without the plugin. */
export interface Visitors {
	own: Visitor;
	plain: Visitor;
}

/** Time of one request, and of the one that it is compared with. */
export type Paired = Partial< Record< Column, Pair > >;

/** Milliseconds of the empty routes. */
interface Empty {
	same: number;
	without: number;
}

const empty: Row = { name: 'empty', path: EMPTY };

/** Milliseconds. Work after the answer of a POST must not count as the next request's time. */
const SETTLING = 1_000;

/**
 * Measures every row once, between empty requests to both sites, so that other load on the machine affects all alike.
 *
 * A site answers faster or slower when it has just answered, by a fifth on some machines, and faster when it answers the same
 * again: every request that is timed follows the same one, and that one follows one to the other site.
 */
export async function askAll(
	visitors: Visitors,
	rows: readonly Row[]
): Promise< Paired[] > {
	const asked: Paired[] = [];
	let before = await askEmpty( visitors );
	for ( const row of rows ) {
		if ( row.isShared ) {
			asked.push( await askShared( visitors, row ) );
			before = await askEmpty( visitors );
			continue;
		}
		const route = await askOwn( visitors, row );
		const after = await askEmpty( visitors );
		asked.push( {
			same: { route, empty: mean( before.same, after.same ) },
			without: { route, empty: mean( before.without, after.without ) },
		} );
		before = after;
	}
	return asked;
}

async function askOwn( { own }: Visitors, row: Row ): Promise< number > {
	if ( ! row.before ) {
		// Work after the answer of a write must not count as the time of the next.
		return isWrite( row )
			? timeAfter( own, empty, row )
			: timeAgain( own, row );
	}
	await own.post( row.before );
	const milliseconds = await time( own, row );
	await sleep( SETTLING );
	return milliseconds;
}

const isWrite = ( { body }: Row ) => typeof body === 'function';

async function askShared(
	{ own, plain }: Visitors,
	row: Row
): Promise< Paired > {
	await time( own, empty );
	const before = await timeAgain( plain, row );
	const route = await timeAgain( own, row );
	const after = await timeAgain( plain, row );
	return { without: { route, empty: mean( before, after ) } };
}

async function askEmpty( { own, plain }: Visitors ): Promise< Empty > {
	await time( plain, empty );
	const same = await timeAgain( own, empty );
	return { same, without: await timeAgain( plain, empty ) };
}

const timeAgain = ( visitor: Visitor, row: Row ) =>
	timeAfter( visitor, row, row );

async function timeAfter(
	visitor: Visitor,
	first: Row,
	row: Row
): Promise< number > {
	await time( visitor, first );
	return time( visitor, row );
}

const mean = ( one: number, other: number ) => ( one + other ) / 2;

async function time(
	visitor: Visitor,
	{ name, path, body, headers, status = 200 }: Row
): Promise< number > {
	const answer = body
		? await visitor.post(
				path,
				typeof body === 'function' ? ( body as () => object )() : body
			)
		: await visitor.get( path, headers );
	if ( answer.status !== status ) {
		throw new Error(
			`${ name }: ${ answer.status } instead of ${ status }. ${ answer.body.slice( 0, 300 ) }`
		);
	}
	return answer.milliseconds;
}
