import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { vcardPath } from '../../../client/src/users/profiles.js';
import { fileAddress } from '../../shared/file-address';
import { Section } from '../../shared/form/section';

/** Downloads the saved profile as a card for address books. */
export const CardSection = ( { id }: { id: number } ) => (
	<Section title={ __( 'Contact card', 'svc' ) }>
		<Button
			__next40pxDefaultSize
			variant="tertiary"
			href={ fileAddress( vcardPath( id ) ) }
			download
		>
			{ __( 'Download contact card (vCard)', 'svc' ) }
		</Button>
	</Section>
);
