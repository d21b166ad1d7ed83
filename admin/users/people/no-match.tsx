import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Empty } from '../../shared/empty';
import { addressOf, replaceAddress } from '../../shared/location';

/** In place of the list when search and filters leave no one. */
export const NoMatch = () => (
	<Empty texts={ [ __( 'No people match your search.', 'svc' ) ] }>
		<Button
			variant="secondary"
			onClick={ () => replaceAddress( addressOf( 'svc-people' ) ) }
		>
			{ __( 'Clear search and filters', 'svc' ) }
		</Button>
	</Empty>
);
