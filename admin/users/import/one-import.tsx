import { lazy, Suspense, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Import } from '../../../client/src/users/import-schemas.js';
import { Skeleton } from '../../shared/skeleton';
import { useLeaveGuard } from '../../shared/use-leave-guard';
import { Cancel } from './cancel';
import { forgetNames } from './name-memory';
import { Progress } from './progress';
import type { Task } from './tasks';
import { Result } from './result';
import { Review } from './review';
import type { Chunk } from './spreadsheet/chunks';
import { ImportErrors } from './errors';
import { useImport } from './use-import';

const Unsent = lazy( () =>
	import( /* webpackChunkName: "import-columns" */ './unsent' ).then(
		( { Unsent: loaded } ) => ( { default: loaded } )
	)
);

interface Props {
	id: number;
	/** The rows of the file, if it has just been read. */
	chunks: Chunk[] | null;
	/** Goes back to the columns, as long as the file is at hand. */
	onChangeColumns: ( () => void ) | null;
}

/** An import in any state. */
export function OneImport( { id, chunks: read, onChangeColumns }: Props ) {
	const [ chunks, setChunks ] = useState( read );
	const [ isCancelling, setCancelling ] = useState( false );
	const importTask = useImport( id, chunks );
	const { now, task, start, hear } = importTask;
	const isUploaded = now !== null && now.status !== 'open';
	useEffect( () => {
		if ( isUploaded ) {
			forgetNames( id );
		}
	}, [ id, isUploaded ] );
	const guard = useLeaveGuard(
		task === 'send' || task === 'run',
		task === 'send'
			? {
					title: __( 'Leave during the upload?', 'svc' ),
					text: __(
						'The rest of the file will not be uploaded. You can open this import later and choose the file again.',
						'svc'
					),
				}
			: {
					title: __( 'Leave while the import is running?', 'svc' ),
					text: __(
						'The import will be paused. To resume it, open it again, here or in another browser.',
						'svc'
					),
				}
	);
	if ( ! now ) {
		return (
			<div className="svc-import">
				<ImportErrors importTask={ importTask } />
				{ importTask.failure === null && <Skeleton /> }
			</div>
		);
	}
	const stage = stageOf( now, task );
	const props = {
		now,
		importTask,
		onCancel: () => setCancelling( true ),
	};
	return (
		<>
			{ stage === 'unsent' && (
				<Suspense fallback={ <Skeleton /> }>
					<Unsent
						{ ...props }
						onRead={ ( fresh ) => {
							setChunks( fresh );
							start( 'send' );
						} }
					/>
				</Suspense>
			) }
			{ stage === 'going' && (
				<Progress
					{ ...props }
					rows={
						task === 'send' ? countOf( chunks ?? [] ) : now.total
					}
				/>
			) }
			{ stage === 'review' && (
				<Review { ...props } onChangeColumns={ onChangeColumns } />
			) }
			{ stage === 'result' && <Result now={ now } /> }
			{ isCancelling && stage !== 'result' && (
				<Cancel
					now={ now }
					onClose={ () => setCancelling( false ) }
					onCancelled={ ( cancelled ) => {
						setCancelling( false );
						importTask.pause();
						hear( cancelled );
					} }
				/>
			) }
			{ guard }
		</>
	);
}

const countOf = ( chunks: Chunk[] ) =>
	chunks.reduce( ( sum, { rows } ) => sum + rows.length, 0 );

/** The screen for a state. */
function stageOf(
	{ status }: Import,
	task: Task | null
): 'unsent' | 'going' | 'review' | 'result' {
	switch ( status ) {
		case 'open':
			return task === 'send' || task === 'check' ? 'going' : 'unsent';
		case 'checked':
			return task === 'run' ? 'going' : 'review';
		case 'finished':
		case 'cancelled':
			return 'result';
		case 'checking':
		case 'running':
		case 'linking':
			return 'going';
	}
}
