/** Fired on the document after something was saved, for lists of what is kept. */
export const CHANGED = 'svc-bookmarks-changed';
