import { boot } from './boot';

/** The calendar day at the site, such as "2026-11-22": the server refuses rates of a later one. */
export const siteDay = (): string => dayIn( boot().timeZone ) ?? dayIn()!;

/** Null for a time zone that the browser does not know, such as an offset in an older one. */
function dayIn( timeZone?: string ): string | null {
	try {
		const parts = new Intl.DateTimeFormat( 'en-US', {
			...( timeZone && { timeZone } ),
			year: 'numeric',
			month: '2-digit',
			day: '2-digit',
		} ).formatToParts( new Date() );
		const part = ( type: string ) =>
			parts.find( ( one ) => one.type === type )?.value ?? '';
		return `${ part( 'year' ) }-${ part( 'month' ) }-${ part( 'day' ) }`;
	} catch {
		return null;
	}
}

/** A day some days after another one. */
export const daysAfter = ( day: string, days: number ): string => {
	const date = new Date( `${ day }T00:00:00Z` );
	date.setUTCDate( date.getUTCDate() + days );
	return date.toISOString().slice( 0, 10 );
};
