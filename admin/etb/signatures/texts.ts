import { __, _n, sprintf } from '@wordpress/i18n';
import type { mailWarnings } from '../../../client/src/etb/vocabulary.js';
import type { SelectionTexts } from '../../shared/list/select-all';
import { numberText } from '../../shared/number';
import type { Row } from './list';

export const nameText = ( { name }: Row ): string => name;

export const sizeText = ( bytes: number ): string =>
	sprintf(
		/* translators: %s: size in kilobytes. */
		__( '%s kB', 'svc' ),
		numberText( Math.round( bytes / 100 ) / 10 )
	);

export const warningText = (
	code: ( typeof mailWarnings )[ number ]
): string =>
	( {
		unknown_tag: __( 'Unknown merge tag', 'svc' ),
		empty_tag: __( 'Empty merge tag', 'svc' ),
		broken_tag: __( 'Broken merge tag', 'svc' ),
		missing_alt: __( 'No alternative text', 'svc' ),
		missing_image: __( 'Missing image', 'svc' ),
		http_image: __( 'Image without https', 'svc' ),
		unsafe_url: __( 'Unsafe address', 'svc' ),
		unsupported_style: __( 'Style that e-mails do not have', 'svc' ),
		low_contrast: __( 'Low contrast', 'svc' ),
		block_left_out: __( 'Block left out', 'svc' ),
		no_preheader: __( 'No preheader', 'svc' ),
		size_near_limit: __( 'Nearly too long', 'svc' ),
		size_over_limit: __( 'Too long for Gmail', 'svc' ),
		missing_nmls: __( 'No NMLS number', 'svc' ),
		no_postal_address: __( 'No postal address', 'svc' ),
		signature_too_long: __( 'Too long for Gmail', 'svc' ),
	} )[ code ];

export const foundText = ( total: number ): string =>
	sprintf(
		/* translators: %d: how many. */
		_n( '%d signature found.', '%d signatures found.', total, 'svc' ),
		total
	);

/** No action is for several signatures, so none are selected. */
export const selectionTexts: SelectionTexts = {
	onPage: () => '',
	offer: () => '',
	everything: () => '',
};
