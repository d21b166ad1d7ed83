/** A day of the calendar in the page's language; no time zone moves it. */
export const dayText = ( day: string ): string =>
	new Intl.DateTimeFormat( document.documentElement.lang || undefined, {
		dateStyle: 'medium',
		timeZone: 'UTC',
	} ).format( new Date( `${ day }T12:00:00Z` ) );
