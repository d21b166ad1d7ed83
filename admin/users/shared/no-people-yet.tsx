import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Empty } from '../../shared/empty';
import { addressOf } from '../../shared/location';

/** In place of the list or the org chart of a site without profiles. */
export const NoPeopleYet = ( { hasLinks = true }: { hasLinks?: boolean } ) => (
	<Empty
		title={ __( 'No people yet', 'svc' ) }
		texts={ [
			__(
				'Add a profile to the accounts of your colleagues, and they appear in the directory and the org chart.',
				'svc'
			),
		] }
	>
		{ hasLinks && (
			<>
				<Button
					variant="primary"
					href={ addressOf( 'svc-people-add' ) }
				>
					{ __( 'Add the first person', 'svc' ) }
				</Button>
				<Button
					variant="secondary"
					href={ addressOf( 'svc-people-import' ) }
				>
					{ __( 'Import a spreadsheet', 'svc' ) }
				</Button>
			</>
		) }
	</Empty>
);
