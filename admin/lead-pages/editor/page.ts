import { dispatch, select, useSelect } from '@wordpress/data';
import type {
	CoMarketing,
	LeadForm,
	Routing,
} from '../../../client/src/lead-pages/index';
import type { PageMeta } from './data';

interface EditorSelectors {
	getEditedPostAttribute: ( name: 'meta' ) => Partial< PageMeta > | undefined;
	isEditorPanelOpened: ( name: string ) => boolean;
	getCurrentPostId: () => number;
	isSavingPost: () => boolean;
	didPostSaveRequestFail: () => boolean;
}

interface EditorActions {
	editPost: ( changes: { meta: Partial< PageMeta > } ) => Promise< void >;
	toggleEditorPanelOpened: ( name: string ) => void;
}

interface Core {
	getLastEntitySaveError: (
		kind: 'postType',
		name: 'svc_lead_page',
		id: number
	) => { data?: { params?: Record< string, string > } } | undefined;
}

/** WordPress's store of the post that is edited; its package is not installed. */
export const selectors = () =>
	select( 'core/editor' ) as unknown as EditorSelectors;
export const actions = (): EditorActions => dispatch( 'core/editor' ) as never;
const core = () => select( 'core' ) as unknown as Core;

/** All that the panels edit, in the form of the API. */
export interface PageParts {
	form: LeadForm;
	routing: Routing;
	coMarketing: CoMarketing | null;
	/** User ID. */
	partner: number | null;
	confirmation: boolean;
}

const noForm: LeadForm = {
	fields: [],
	consents: [],
	button_text: '',
	thank_you: { message: '', url: null },
};

const noRouting: Routing = { mode: 'owner', pool: [] };

/** WordPress answers an empty object as a list. */
const recordOf = (
	stored: PageMeta[ '_svc_lead_co_marketing' ] | undefined
): CoMarketing | null =>
	stored && 'partner_percent' in stored ? ( stored as CoMarketing ) : null;

const partsOf = ( meta: Partial< PageMeta > = {} ): PageParts => ( {
	form: { ...noForm, ...meta._svc_lead_form },
	routing: { ...noRouting, ...meta._svc_lead_routing },
	coMarketing: recordOf( meta._svc_lead_co_marketing ),
	partner: meta._svc_lead_partner || null,
	confirmation: meta._svc_lead_confirmation === true,
} );

/** The names that the parts have in post meta. */
const metaOf = ( parts: Partial< PageParts > ): Partial< PageMeta > => ( {
	...( parts.form && { _svc_lead_form: parts.form } ),
	...( parts.routing && { _svc_lead_routing: parts.routing } ),
	...( parts.coMarketing !== undefined && {
		_svc_lead_co_marketing: parts.coMarketing ?? {},
	} ),
	...( parts.partner !== undefined && {
		_svc_lead_partner: parts.partner ?? 0,
	} ),
	...( parts.confirmation !== undefined && {
		_svc_lead_confirmation: parts.confirmation,
	} ),
} );

export function usePage(): [
	PageParts,
	( changes: Partial< PageParts > ) => void,
] {
	const meta = useSelect(
		() => selectors().getEditedPostAttribute( 'meta' ),
		[]
	);
	return [
		partsOf( meta ),
		( changes ) => void actions().editPost( { meta: metaOf( changes ) } ),
	];
}

export function useForm(): [
	LeadForm,
	( changes: Partial< LeadForm > ) => void,
] {
	const [ { form }, set ] = usePage();
	return [ form, ( changes ) => set( { form: { ...form, ...changes } } ) ];
}

const none: Record< string, string > = {};

/** What the server has refused in the last attempt to save, by the names of the API; nothing while it saves. */
export const useRefusals = (): Record< string, string > =>
	useSelect( () => {
		const { isSavingPost, didPostSaveRequestFail, getCurrentPostId } =
			selectors();
		if ( isSavingPost() || ! didPostSaveRequestFail() ) {
			return none;
		}
		const error = core().getLastEntitySaveError(
			'postType',
			'svc_lead_page',
			getCurrentPostId()
		);
		return error?.data?.params ?? none;
	}, [] );
