/** An amount of an answer in the language of the dashboard: "$1,996.12". */
export const dollarsText = ( amount: string, places = 2 ): string =>
	new Intl.NumberFormat( document.documentElement.lang || undefined, {
		style: 'currency',
		currency: 'USD',
		currencyDisplay: 'narrowSymbol',
		minimumFractionDigits: places,
		maximumFractionDigits: places,
	} ).format( Number( amount ) );
