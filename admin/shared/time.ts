const language = () => document.documentElement.lang || undefined;

/** Seconds of each unit, the largest first. */
const units = [
	[ 'year', 31_536_000 ],
	[ 'month', 2_592_000 ],
	[ 'week', 604_800 ],
	[ 'day', 86_400 ],
	[ 'hour', 3_600 ],
	[ 'minute', 60 ],
] as const;

/** How long ago an instant was, in the page's language, such as "3 days ago". */
export function agoText(
	at: string,
	now: number = Date.now(),
	locale = language()
): string {
	const seconds = Math.max(
		0,
		Math.floor( ( now - Date.parse( at ) ) / 1000 )
	);
	const format = new Intl.RelativeTimeFormat( locale, { numeric: 'auto' } );
	const unit = units.find( ( [ , length ] ) => seconds >= length );
	return unit
		? format.format( -Math.floor( seconds / unit[ 1 ] ), unit[ 0 ] )
		: format.format( 0, 'second' );
}

/** An instant in the page's language and the browser's time zone. */
export const momentText = ( at: string ): string =>
	new Intl.DateTimeFormat( language(), {
		dateStyle: 'medium',
		timeStyle: 'short',
	} ).format( new Date( at ) );
