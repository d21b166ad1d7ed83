import { useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';

export const BodyEdit = () => (
	<p { ...useBlockProps( { className: 'svc-mail-body' } ) }>
		{ __( 'Here is the text of the e-mail that WordPress sends.', 'svc' ) }
	</p>
);
