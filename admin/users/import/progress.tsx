import { Button, Card, CardBody, VisuallyHidden } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Import } from '../../../client/src/users/import-schemas.js';
import { CancelButton } from './cancel';
import { Step } from './step';
import { ImportErrors } from './errors';
import type { ImportTask } from './use-import';
import { number, nameOf } from './texts';

interface Props {
	now: Import;
	/** The number of rows to upload or to process. */
	rows: number;
	importTask: ImportTask;
	onCancel: () => void;
}

const isRun = ( { status }: Import, { task }: ImportTask ) =>
	task === 'run' || status === 'running' || status === 'linking';

/** The progress of an upload, a dry run or an import, with its buttons. */
export function Progress( { now, rows, importTask, onCancel }: Props ) {
	const { task, isPausing, isMoving, start, pause } = importTask;
	const isRunning = isRun( now, importTask );
	const step = isRunning ? 'run' : 'check';
	const { done, progress } = howFar( now, rows, importTask );
	const title = titleOf( now, importTask );
	return (
		<Step at={ isRunning ? 'import' : 'check' } title={ title }>
			<Card as="section" aria-label={ nameOf( now ) }>
				<CardBody className="svc-going">
					<p>{ nameOf( now ) }</p>
					<ImportErrors importTask={ importTask } />
					<progress
						max={ 100 }
						value={ progress }
						aria-label={ title }
					/>
					<p>
						{ now.status === 'linking'
							? __(
									'All people have been imported. Setting their managers…',
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
							__( 'Another window is continuing it.', 'svc' ) }
						{ isPausing &&
							__( 'It pauses after the current rows.', 'svc' ) }
					</p>
					<VisuallyHidden role="status">
						{ sprintf(
							/* translators: 1: what is done, 2: percent. */
							__( '%1$s: %2$d %%', 'svc' ),
							title,
							// Screen readers announce quarters, not every row.
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
								{ __( 'Resume', 'svc' ) }
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
						'You can pause the import and leave this page. To resume it, open it again, here or in another browser.',
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
	{ task, sent }: ImportTask
): { done: number; progress: number } {
	if ( task === 'send' ) {
		return { done: sent, progress: Math.floor( ( 100 * sent ) / rows ) };
	}
	// The next step has not started.
	return now.status === 'open' || now.status === 'checked'
		? { done: 0, progress: 0 }
		: now;
}

function titleOf( now: Import, importTask: ImportTask ): string {
	const { task, isMoving } = importTask;
	if ( task === 'send' ) {
		return __( 'Uploading rows', 'svc' );
	}
	if ( ! isRun( now, importTask ) ) {
		return __( 'Dry run', 'svc' );
	}
	return task === 'run' || isMoving
		? __( 'Importing', 'svc' )
		: __( 'Import paused', 'svc' );
}
