import { Button, Card, CardBody, VisuallyHidden } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Import } from '../../../client/src/users/import-schemas.js';
import { CancelButton } from './cancel';
import { nameOf } from './earlier';
import { Step } from './step';
import { Troubles } from './troubles';
import type { Following } from './use-import';
import { number } from './words';

interface Props {
	now: Import;
	/** How many there are to be sent, or to be gone through. */
	rows: number;
	following: Following;
	onCancel: () => void;
}

const isRun = ( { status }: Import, { task }: Following ) =>
	task === 'run' || status === 'running' || status === 'linking';

/** A step that takes its time: how far it is, and what can be done about it. */
export function Going( { now, rows, following, onCancel }: Props ) {
	const { task, isPausing, isMoving, start, pause } = following;
	const isRunning = isRun( now, following );
	const step = isRunning ? 'run' : 'check';
	const { done, progress } = howFar( now, rows, following );
	const title = titleOf( now, following );
	return (
		<Step at={ isRunning ? 'import' : 'check' } title={ title }>
			<Card as="section" aria-label={ nameOf( now ) }>
				<CardBody className="svc-going">
					<p>{ nameOf( now ) }</p>
					<Troubles following={ following } />
					<progress
						max={ 100 }
						value={ progress }
						aria-label={ title }
					/>
					<p>
						{ now.status === 'linking'
							? __(
									'Everybody is there. Their managers come next.',
									'svc'
								)
							: sprintf(
									/* translators: 1: how many are done, 2: of how many. */
									__( '%1$s of %2$s rows', 'svc' ),
									number( done ),
									number( rows )
								) }{ ' ' }
						{ task === null &&
							isMoving &&
							__( 'Another window goes on with it.', 'svc' ) }
						{ isPausing &&
							__(
								'It stops as soon as the rows under way are done.',
								'svc'
							) }
					</p>
					<VisuallyHidden role="status">
						{ sprintf(
							/* translators: 1: what is done, 2: percent. */
							__( '%1$s: %2$d %%', 'svc' ),
							title,
							// Whoever listens need not hear every row.
							Math.floor( progress / 25 ) * 25
						) }
					</VisuallyHidden>
					<div className="svc-import__buttons">
						{ task === null && (
							<Button
								__next40pxDefaultSize
								variant="primary"
								onClick={ () => start( step ) }
							>
								{ __( 'Go on', 'svc' ) }
							</Button>
						) }
						{ task === 'run' && (
							<Button
								__next40pxDefaultSize
								variant="secondary"
								isBusy={ isPausing }
								disabled={ isPausing }
								accessibleWhenDisabled
								onClick={ pause }
							>
								{ __( 'Pause', 'svc' ) }
							</Button>
						) }
						<CancelButton onClick={ onCancel } />
					</div>
				</CardBody>
			</Card>
			{ task === 'run' && (
				<p className="svc-note">
					{ __(
						'You may pause, and leave this page: open the import again, here or in another browser, and it goes on where it was.',
						'svc'
					) }
				</p>
			) }
		</Step>
	);
}

function howFar(
	now: Import,
	rows: number,
	{ task, sent }: Following
): { done: number; progress: number } {
	if ( task === 'send' ) {
		return { done: sent, progress: Math.floor( ( 100 * sent ) / rows ) };
	}
	// What is open or checked has not begun its next step.
	return now.status === 'open' || now.status === 'checked'
		? { done: 0, progress: 0 }
		: now;
}

function titleOf( now: Import, following: Following ): string {
	const { task, isMoving } = following;
	if ( task === 'send' ) {
		return __( 'Sending the rows', 'svc' );
	}
	if ( ! isRun( now, following ) ) {
		return __( 'Dry run', 'svc' );
	}
	return task === 'run' || isMoving
		? __( 'Importing', 'svc' )
		: __( 'Import paused', 'svc' );
}
