import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { addressOf } from '../../shared/location';
import { hasStatus } from '../../shared/failure';
import type { ImportTask } from './use-import';
import { failureText, isSessionOver } from './texts';

/** Why the task has stopped, or what is being retried. */
export function ImportErrors( {
	importTask: { retry, failure, again },
}: {
	importTask: ImportTask;
} ) {
	return (
		<div aria-live="assertive" className="svc-import-errors">
			{ retry && (
				<Notice status="warning" isDismissible={ false }>
					{ failureText( retry.failure ) }{ ' ' }
					{ sprintf(
						/* translators: %d: how many seconds. */
						__(
							'Your progress is saved. Trying again every %d seconds.',
							'svc'
						),
						retry.seconds
					) }{ ' ' }
					<Button variant="link" onClick={ again }>
						{ __( 'Try now', 'svc' ) }
					</Button>
				</Notice>
			) }
			{ failure !== null && (
				<Notice status="error" isDismissible={ false }>
					{ failureText( failure ) }{ ' ' }
					{ isSessionOver( failure ) && (
						<>
							<a
								href={ addressOf( 'svc-people' ) }
								target="_blank"
								rel="noreferrer"
							>
								{ __( 'Log in (in another tab)', 'svc' ) }
							</a>{ ' ' }
						</>
					) }
					{ hasStatus( failure, 404 ) ? (
						<a href={ addressOf( 'svc-people-import' ) }>
							{ __( 'All imports', 'svc' ) }
						</a>
					) : (
						<Button variant="link" onClick={ again }>
							{ __( 'Try again', 'svc' ) }
						</Button>
					) }
				</Notice>
			) }
		</div>
	);
}
