/** A calendar day in the page's language, independent of time zones. */
export const dayText = ( day: string ): string =>
	new Intl.DateTimeFormat( document.documentElement.lang || undefined, {
		dateStyle: 'medium',
		timeZone: 'UTC',
	} ).format( new Date( `${ day }T12:00:00Z` ) );
