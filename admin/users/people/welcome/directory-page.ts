import { __ } from '@wordpress/i18n';
import { core, screenAddress } from './core';
import { addToMenu, type MenuOutcome } from './menu';

interface WpPage {
	id: number;
	link: string;
	status: string;
	title: { raw: string };
	content: { raw: string };
}

/** A page with the staff directory. */
export interface DirectoryPage {
	id: number;
	title: string;
	link: string;
	editLink: string;
	isPublished: boolean;
}

const pages = '/wp/v2/pages';
const block = 'wp:svc/staff-directory';
const fields = 'id,link,status,title,content';

/** The oldest published page with a staff directory, or else one that is not published; null without any. */
export async function findDirectoryPage(
	signal?: AbortSignal
): Promise< DirectoryPage | null > {
	const found = await core< WpPage[] >( 'GET', pages, {
		query: {
			search: block,
			search_columns: 'post_content',
			status: 'publish,future,draft,pending,private',
			orderby: 'id',
			order: 'asc',
			per_page: 100,
			context: 'edit',
			_fields: fields,
		},
		signal,
	} );
	const all = found
		.filter( ( { content } ) => content.raw.includes( `<!-- ${ block } ` ) )
		.map( directoryPage );
	return all.find( ( one ) => one.isPublished ) ?? all[ 0 ] ?? null;
}

/** Publishes the page and adds it to the menu. A page that another administrator has made in the meantime is taken instead. */
export async function makeDirectoryPage(): Promise< {
	page: DirectoryPage;
	menu: MenuOutcome | null;
} > {
	const page = ( await findDirectoryPage() ) ?? ( await createOnce() );
	return { page, menu: page.isPublished ? await addToMenu( page ) : null };
}

/**
 * WordPress's endpoint takes no lock, so each caller looks again after creating: of pages that were made at the same
 * moment, all callers keep the one with the lowest ID.
 */
async function createOnce(): Promise< DirectoryPage > {
	const made = await create();
	const first = ( await findDirectoryPage() ) ?? made;
	if ( first.id !== made.id ) {
		await core( 'DELETE', `${ pages }/${ made.id }`, {
			query: { force: true },
		} );
	}
	return first;
}

async function create(): Promise< DirectoryPage > {
	return directoryPage(
		await core< WpPage >( 'POST', pages, {
			query: { _fields: fields },
			body: {
				title: __( 'Our people', 'svc' ),
				content: await patternContent(),
				status: 'publish',
			},
		} )
	);
}

/** A site may unregister patterns; the block alone is a directory too. */
async function patternContent(): Promise< string > {
	const patterns = await core< { name: string; content: string }[] >(
		'GET',
		'/wp/v2/block-patterns/patterns',
		{ query: { _fields: 'name,content' } }
	);
	return (
		patterns.find( ( { name } ) => name === 'svc/directory' )?.content ??
		`<!-- ${ block } {"align":"wide"} /-->`
	);
}

const directoryPage = ( { id, link, status, title }: WpPage ) => ( {
	id,
	link,
	title: title.raw,
	editLink: screenAddress( `post.php?post=${ id }&action=edit` ),
	isPublished: status === 'publish',
} );
