import { __ } from '@wordpress/i18n';
import type {
	pageStatuses,
	pageTemplates,
} from '../../../client/src/lead-pages/vocabulary.js';

export type PageStatus = ( typeof pageStatuses )[ number ];
export type PageTemplate = ( typeof pageTemplates )[ number ];

export const pageStatusText = ( status: PageStatus ): string =>
	( {
		draft: __( 'Draft', 'svc' ),
		pending: __( 'Pending review', 'svc' ),
		publish: __( 'Published', 'svc' ),
		future: __( 'Scheduled', 'svc' ),
	} )[ status ];

export const pageTemplateText = ( template: PageTemplate ): string =>
	( {
		'loan-officer': __( 'Loan officer', 'svc' ),
		'open-house': __( 'Open house', 'svc' ),
		'home-value': __( 'Home value', 'svc' ),
		'rate-quote': __( 'Rate quote', 'svc' ),
		'event-sign-up': __( 'Event sign-up', 'svc' ),
	} )[ template ];
