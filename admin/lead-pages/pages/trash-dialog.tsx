import { Button, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { restoreLeadPage } from '../../../client/src/lead-pages/index';
import { NotYet } from '../../shared/not-yet';
import { notify, notifyError } from '../../shared/notices';
import { momentText } from '../../shared/time';
import { transport } from '../../shared/transport';
import { useAnswer } from '../../shared/use-answer';
import { failureText } from '../shared/failure';
import { nameText, restoredText } from './texts';

interface Trashed {
	id: number;
	title: { raw: string };
	modified_gmt: string;
}

/** Pages in the trash are WordPress's: the API has those that can be used. */
const readTrash = async ( signal: AbortSignal ) =>
	(
		await transport.send< Trashed[] >( {
			method: 'GET',
			path: '/wp/v2/svc_lead_page',
			query: {
				status: 'trash',
				context: 'edit',
				orderby: 'modified',
				per_page: 100,
				_fields: 'id,title,modified_gmt',
			},
			signal,
		} )
	).body;

const titleOf = ( { title }: Trashed ) => nameText( { title: title.raw } );

/** The pages in the trash, each with a button that restores it. */
export function TrashDialog( {
	close,
	onRestored,
}: {
	close: () => void;
	onRestored: () => void;
} ) {
	const { value: pages, ...asked } = useAnswer( 'trash', readTrash );
	const [ busy, setBusy ] = useState< number | null >( null );
	async function restore( { id }: Trashed ) {
		setBusy( id );
		try {
			await restoreLeadPage( transport, id );
			notify( restoredText( 1 ) );
			onRestored();
			asked.again();
		} catch ( thrown ) {
			notifyError( failureText( thrown ) );
		} finally {
			setBusy( null );
		}
	}
	return (
		<Modal
			title={ __( 'Lead pages in the Trash', 'svc' ) }
			size="medium"
			onRequestClose={ close }
		>
			{ ! pages && <NotYet { ...asked } /> }
			{ pages?.length === 0 && (
				<p>{ __( 'The Trash is empty.', 'svc' ) }</p>
			) }
			<ul className="svc-lead-trash">
				{ pages?.map( ( page ) => (
					<li key={ page.id }>
						<span>
							<strong>{ titleOf( page ) }</strong>
							<small>
								{ momentText( `${ page.modified_gmt }Z` ) }
							</small>
						</span>
						<Button
							__next40pxDefaultSize
							variant="secondary"
							isBusy={ busy === page.id }
							disabled={ busy !== null }
							accessibleWhenDisabled
							aria-label={ sprintf(
								/* translators: %s: title of a page. */
								__( 'Restore: %s', 'svc' ),
								titleOf( page )
							) }
							onClick={ () => void restore( page ) }
						>
							{ __( 'Restore', 'svc' ) }
						</Button>
					</li>
				) ) }
			</ul>
			<p>{ __( 'Restored pages are drafts.', 'svc' ) }</p>
		</Modal>
	);
}
