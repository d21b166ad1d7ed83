import { useBlockProps } from '@wordpress/block-editor';
import { __, sprintf } from '@wordpress/i18n';
import { mail, sampleOf } from '../data';

/** As MailLegal.php writes them, with samples for the company's own data. */
const lines = (): string[] => [
	sampleOf( 'company.legal_name' ),
	sprintf(
		/* translators: %s: NMLS number. */
		__( 'NMLS #%s', 'svc' ),
		sampleOf( 'company.nmls_id' )
	),
	...sampleOf( 'company.postal_address' ).split( '\n' ),
	...( mail().isEqualHousingLender
		? [ __( 'Equal Housing Lender', 'svc' ) ]
		: [] ),
	sampleOf( 'company.disclosure' ),
];

export const LegalEdit = () => (
	<div { ...useBlockProps( { className: 'svc-mail-legal' } ) }>
		{ lines().map( ( line ) => (
			<span key={ line }>{ line }</span>
		) ) }
		{ mail().category === 'marketing' && (
			<u>{ __( 'Unsubscribe', 'svc' ) }</u>
		) }
	</div>
);
