import { Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Import } from '../../../client/src/users/import-schemas.js';
import { useGuard } from '../../shared/use-guard';
import { Cancel } from './cancel';
import { Going } from './going';
import type { Task } from './journey';
import { Result } from './result';
import { Review } from './review';
import type { Chunk } from './sheet/chunks';
import { Troubles } from './troubles';
import { Unsent } from './unsent';
import { useImport } from './use-import';

interface Props {
	id: number;
	/** Of the file, where it has just been read. */
	chunks: Chunk[] | null;
}

/** An import wherever it is on its way. */
export function OneImport( { id, chunks: read }: Props ) {
	const [ chunks, setChunks ] = useState( read );
	const [ isCancelling, setCancelling ] = useState( false );
	const following = useImport( id, chunks );
	const { now, task, start, hear } = following;
	const guard = useGuard(
		task === 'send' || task === 'run',
		task === 'send'
			? {
					title: __( 'Leave while the file is being sent?', 'svc' ),
					text: __(
						'The rest of the file is not sent then. You can open this import later and choose the file again.',
						'svc'
					),
				}
			: {
					title: __( 'Leave while it runs?', 'svc' ),
					text: __(
						'The import stops here and loses nothing. Open it again, here or in another browser, and it goes on where it was.',
						'svc'
					),
				}
	);
	if ( ! now ) {
		return (
			<div className="svc-import">
				<Troubles following={ following } />
				{ following.failure === null && <Spinner /> }
			</div>
		);
	}
	const stage = stageOf( now, task );
	const props = {
		now,
		following,
		onCancel: () => setCancelling( true ),
	};
	return (
		<>
			{ stage === 'unsent' && (
				<Unsent
					{ ...props }
					onRead={ ( fresh ) => {
						setChunks( fresh );
						start( 'send' );
					} }
				/>
			) }
			{ stage === 'going' && (
				<Going
					{ ...props }
					rows={
						task === 'send' ? countOf( chunks ?? [] ) : now.total
					}
				/>
			) }
			{ stage === 'review' && <Review { ...props } /> }
			{ stage === 'result' && <Result now={ now } /> }
			{ isCancelling && stage !== 'result' && (
				<Cancel
					now={ now }
					onClose={ () => setCancelling( false ) }
					onCancelled={ ( cancelled ) => {
						setCancelling( false );
						following.pause();
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

/** What is shown of it. */
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
