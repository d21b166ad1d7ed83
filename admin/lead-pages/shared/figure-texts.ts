const language = () => document.documentElement.lang || undefined;

/** A share such as "0.0312" as people read it: 3.12%. A dash where there were no visitors. */
export const conversionText = (
	share: string | null,
	locale = language()
): string =>
	share === null
		? '–'
		: new Intl.NumberFormat( locale, {
				style: 'percent',
				maximumFractionDigits: 2,
			} ).format( Number( share ) );

const unitText = (
	value: number,
	unit: 'minute' | 'hour' | 'day',
	locale: string | undefined
) =>
	new Intl.NumberFormat( locale, {
		style: 'unit',
		unit,
		unitDisplay: 'long',
		maximumFractionDigits: 1,
	} ).format( value );

/** How long people wait, such as "35 minutes", "2.5 hours" or "3 days". A dash where it is not known. */
export function waitText(
	minutes: number | null,
	locale = language()
): string {
	if ( minutes === null ) {
		return '–';
	}
	if ( minutes < 120 ) {
		return unitText( minutes, 'minute', locale );
	}
	return minutes < 48 * 60
		? unitText( minutes / 60, 'hour', locale )
		: unitText( minutes / ( 24 * 60 ), 'day', locale );
}
