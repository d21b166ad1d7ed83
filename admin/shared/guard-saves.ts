import apiFetch from '@wordpress/api-fetch';
import { dispatch, select, subscribe } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

interface Edited {
	id: number;
	svc_version?: unknown;
}

interface Failed {
	data?: { status?: number };
}

/** WordPress's stores of the post that is edited; their packages are not installed. */
const editor = () =>
	select( 'core/editor' ) as unknown as {
		getCurrentPost: () => Edited;
		getCurrentPostType: () => string;
	};
const core = () =>
	select( 'core' ) as unknown as {
		getLastEntitySaveError: (
			kind: 'postType',
			name: string,
			id: number
		) => Failed | undefined;
	};

/**
 * Sends with each save of the post which version the editor has read, so that the server refuses to overwrite another. A filter
 * of WordPress's for saves would miss those of the panel that saves synced patterns along with the post.
 *
 * @param route Of the post in the REST API, such as `/wp/v2/svc_mail_template/7`.
 */
function sendVersions( route: string ): void {
	let latest: unknown;
	apiFetch.use( async ( options, next ) => {
		const [ path ] = ( options.path ?? '' ).split( '?' );
		const isSave = path === route && options.method === 'PUT';
		// Of the author's own draft, these are saves, of which WordPress's store takes over only some fields.
		const isAutosave = path === `${ route }/autosaves`;
		if ( ! isSave && ! isAutosave ) {
			return next( options );
		}
		const version = latest ?? editor().getCurrentPost().svc_version;
		const answer = ( await next(
			isSave
				? {
						...options,
						data: { ...options.data, svc_version: version },
					}
				: options
		) ) as Edited;
		latest = answer.svc_version ?? latest;
		return answer;
	} );
}

const isRefused = (): boolean => {
	const { getCurrentPost, getCurrentPostType } = editor();
	const error = core().getLastEntitySaveError(
		'postType',
		getCurrentPostType(),
		getCurrentPost().id
	);
	return error?.data?.status === 412;
};

/** Adds a button to WordPress's notice of a save that was refused. WordPress offers its copy of the unsaved text on the new page. */
function offerReload(): void {
	subscribe( () => {
		const notice = select( noticesStore )
			.getNotices()
			.find( ( { id } ) => id === 'editor-save' );
		if (
			notice?.status === 'error' &&
			notice.actions.length === 0 &&
			isRefused()
		) {
			void dispatch( noticesStore ).createErrorNotice( notice.content, {
				id: notice.id,
				speak: false,
				actions: [
					{
						label: __( 'Reload', 'svc' ),
						onClick: () => window.location.reload(),
					},
				],
			} );
		}
	}, noticesStore );
}

/** Keeps the block editor from overwriting what others have saved since it was opened. */
export function guardSaves( route: string ): void {
	sendVersions( route );
	offerReload();
}
