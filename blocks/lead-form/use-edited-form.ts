import { useSelect } from '@wordpress/data';
import type { LeadForm } from '../../client/src/lead-pages/index';

interface PostEditor {
	getEditedPostAttribute: (
		name: 'meta'
	) => { _svc_lead_form?: Partial< LeadForm > } | undefined;
}

/** The form of the lead page in the editor with its changes, so that the preview follows the sidebar. */
export const useEditedForm = ( isOnLeadPage: boolean ) =>
	useSelect(
		( select ) => {
			const editor = select( 'core/editor' ) as PostEditor | undefined;
			const form = isOnLeadPage
				? editor?.getEditedPostAttribute( 'meta' )?._svc_lead_form
				: undefined;
			return form?.fields ? form : undefined;
		},
		[ isOnLeadPage ]
	);
