const base = '<base target="_blank">';

/**
 * An e-mail, or a signature, which is a part of one, whose links open new windows. In a frame that may not open any, they do
 * nothing, and would show their target in place of the e-mail otherwise. Rendered links have no target of their own.
 */
export const withLinksOff = ( html: string ): string =>
	html.includes( '<head>' )
		? html.replace( '<head>', `<head>${ base }` )
		: base + html;
