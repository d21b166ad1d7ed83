import { dispatch, select, useSelect } from '@wordpress/data';
import { mail } from './data';

interface Meta {
	_svc_mail_subject?: string;
	_svc_mail_preheader?: string;
	_svc_mail_theme?: Record< string, string >;
}

interface EditorSelectors {
	getCurrentPostId: () => number;
	getEditedPostAttribute: ( name: 'meta' ) => Meta | undefined;
	getEditedPostContent: () => string;
	isEditorPanelOpened: ( name: string ) => boolean;
}

interface EditorActions {
	editPost: ( changes: { meta: Meta } ) => Promise< void >;
	toggleEditorPanelOpened: ( name: string ) => void;
}

/** WordPress's store of the post that is edited; its package is not installed. */
export const selectors = () =>
	select( 'core/editor' ) as unknown as EditorSelectors;
export const actions = (): EditorActions => dispatch( 'core/editor' ) as never;

/** The part of the template that stands beside the blocks. */
export interface Lines {
	subject: string;
	preheader: string;
}

const linesOf = ( meta: Meta = {} ): Lines => ( {
	subject: meta._svc_mail_subject ?? '',
	preheader: meta._svc_mail_preheader ?? '',
} );

export function useLines(): [ Lines, ( changes: Partial< Lines > ) => void ] {
	const meta = useSelect(
		() => selectors().getEditedPostAttribute( 'meta' ),
		[]
	);
	return [
		linesOf( meta ),
		( { subject, preheader } ) =>
			void actions().editPost( {
				meta: {
					...( subject !== undefined && {
						_svc_mail_subject: subject,
					} ),
					...( preheader !== undefined && {
						_svc_mail_preheader: preheader,
					} ),
				},
			} ),
	];
}

/** The template as it is in the editor, saved or not. */
export function unsaved() {
	const meta = selectors().getEditedPostAttribute( 'meta' );
	return {
		...( mail().hasSubject && linesOf( meta ) ),
		content: selectors().getEditedPostContent(),
		// WordPress answers an empty object as a list.
		theme: { ...meta?._svc_mail_theme },
	};
}
