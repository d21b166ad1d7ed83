/** A calendar day in the page's language, independent of time zones. */
export const dayText = ( day: string ): string =>
	new Intl.DateTimeFormat( document.documentElement.lang || undefined, {
		dateStyle: 'medium',
		timeZone: 'UTC',
	} ).format( new Date( `${ day }T12:00:00Z` ) );

/** The day without its year, where there is little room. */
export const shortDayText = ( day: string ): string =>
	new Intl.DateTimeFormat( document.documentElement.lang || undefined, {
		month: 'short',
		day: 'numeric',
		timeZone: 'UTC',
	} ).format( new Date( `${ day }T12:00:00Z` ) );
