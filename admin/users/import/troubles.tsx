import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { addressOf } from '../../shared/location';
import { hasStatus } from '../../shared/failure';
import type { Following } from './use-import';
import { failureText, isSessionOver } from './words';

/** What is in the way, and whether it is tried again by itself. */
export function Troubles( {
	following: { trouble, failure, again },
}: {
	following: Following;
} ) {
	return (
		<div aria-live="assertive" className="svc-troubles">
			{ trouble && (
				<Notice status="warning" isDismissible={ false }>
					{ failureText( trouble.failure ) }{ ' ' }
					{ sprintf(
						/* translators: %d: how many seconds. */
						__(
							'What is done is kept. It is tried again every %d seconds.',
							'svc'
						),
						trouble.seconds
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
