import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { addressOf, rename } from '../../shared/location';

/** Nobody to show: either nobody fits, or nobody is there yet. */
export function Empty( { isNarrowed }: { isNarrowed: boolean } ) {
	if ( isNarrowed ) {
		return (
			<div className="svc-empty">
				<p>
					{ __(
						'Nobody fits this search and these filters.',
						'svc'
					) }
				</p>
				<Button
					variant="secondary"
					onClick={ () => rename( addressOf( 'svc-people' ) ) }
				>
					{ __( 'Show everybody', 'svc' ) }
				</Button>
			</div>
		);
	}
	return (
		<div className="svc-empty">
			<h2>{ __( 'Nobody is here yet', 'svc' ) }</h2>
			<p>
				{ __(
					'Give the accounts of your colleagues a profile, and they appear in the directory and the org chart.',
					'svc'
				) }
			</p>
			<Button variant="primary" href={ addressOf( 'svc-people-add' ) }>
				{ __( 'Add the first person', 'svc' ) }
			</Button>
			<Button
				variant="secondary"
				href={ addressOf( 'svc-people-import' ) }
			>
				{ __( 'Import a spreadsheet', 'svc' ) }
			</Button>
		</div>
	);
}
