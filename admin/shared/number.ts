/** A number in the language of the dashboard, such as 1,284. */
export const numberText = ( value: number ): string =>
	new Intl.NumberFormat( document.documentElement.lang || undefined ).format(
		value
	);
