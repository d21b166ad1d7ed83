import { boot } from '../../shared/boot';

/** The address of WordPress's editor with a template. */
export const editorAddress = ( id: number ): string =>
	new URL( `post.php?post=${ id }&action=edit`, boot().adminUrl ).href;
