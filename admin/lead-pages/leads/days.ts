import { boot } from '../../shared/boot';

const milliseconds = 86_400_000;

/** Minutes that an offset such as "+05:30" is ahead of UTC; null for the name of a time zone. */
function offset( zone: string ): number | null {
	const parts = /^([+-])(\d\d):(\d\d)$/.exec( zone );
	return parts
		? ( parts[ 1 ] === '-' ? -1 : 1 ) *
				( Number( parts[ 2 ] ) * 60 + Number( parts[ 3 ] ) )
		: null;
}

/** The day that an instant has in a time zone, as in the API. */
export function dayIn( zone: string, now: Date ): string {
	const minutes = offset( zone );
	return minutes === null
		? new Intl.DateTimeFormat( 'en-CA', {
				timeZone: zone,
				year: 'numeric',
				month: '2-digit',
				day: '2-digit',
			} ).format( now )
		: new Date( now.getTime() + minutes * 60_000 )
				.toISOString()
				.slice( 0, 10 );
}

/** Today on the site. */
export const today = (): string => dayIn( boot().timeZone, new Date() );

/** The day that is so many days later. */
export const later = ( day: string, days: number ): string =>
	new Date( Date.parse( `${ day }T12:00:00Z` ) + days * milliseconds )
		.toISOString()
		.slice( 0, 10 );
