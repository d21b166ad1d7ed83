/** A cell without the spaces around it; spaces that do not break become ordinary ones. */
export const clean = ( cell: string | undefined ): string =>
	( cell ?? '' )
		.replace( /[\u00A0\u2007\u202F]/g, ' ' )
		.replace( /[\u200B\u2060\uFEFF]/g, '' )
		.trim();
