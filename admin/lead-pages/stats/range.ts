import type { PageStats } from '../../../client/src/lead-pages/index';

export type Day = PageStats[ 'days' ][ number ];

/** Calendar days between which figures are shown, both included. */
export interface Range {
	from: string;
	to: string;
}

const length = 86_400_000;

/** The most days that the API takes. */
export const longest = 366;

const instantOf = ( day: string ) => Date.parse( `${ day }T12:00:00Z` );

export const isDay = ( text: string | null ): text is string =>
	text !== null &&
	/^\d{4}-\d\d-\d\d$/.test( text ) &&
	! Number.isNaN( instantOf( text ) );

export const dayBefore = ( day: string, days: number ): string =>
	new Date( instantOf( day ) - days * length ).toISOString().slice( 0, 10 );

/** So many days that end on this one. */
export const lastDays = ( to: string, days: number ): Range => ( {
	from: dayBefore( to, days - 1 ),
	to,
} );

export const daysOf = ( { from, to }: Range ): number =>
	Math.round( ( instantOf( to ) - instantOf( from ) ) / length ) + 1;

/** Days for which bars are drawn one by one; weeks of longer ranges. */
const mostBars = 92;

/** The figures of a day, or of a week that begins on it. */
export interface Period extends Omit< Day, 'day' > {
	from: string;
	to: string;
}

/** The days, or the weeks of a long range. The last week may be shorter. */
export function periodsOf( days: readonly Day[] ): Period[] {
	const size = days.length > mostBars ? 7 : 1;
	const periods: Period[] = [];
	for ( let at = 0; at < days.length; at += size ) {
		const some = days.slice( at, at + size );
		const sum = ( key: 'views' | 'visitors' | 'leads' ) =>
			some.reduce( ( total, day ) => total + day[ key ], 0 );
		periods.push( {
			from: some[ 0 ]!.day,
			to: some.at( -1 )!.day,
			views: sum( 'views' ),
			visitors: sum( 'visitors' ),
			leads: sum( 'leads' ),
		} );
	}
	return periods;
}
