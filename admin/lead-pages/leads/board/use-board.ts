import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { listLeads, updateLead } from '../../../../client/src/lead-pages/index';
import { leadStatuses } from '../../../../client/src/lead-pages/vocabulary.js';
import { notify, notifyError } from '../../../shared/notices';
import { transport } from '../../../shared/transport';
import { useAnswer } from '../../../shared/use-answer';
import { failureText } from '../../shared/failure';
import { statusText, type LeadStatus } from '../../shared/vocabulary';
import type { Row } from '../list';
import { nameText } from '../texts';
import { moved, withPage, type Board } from './board';

const readPage = async (
	filters: Record< string, string >,
	status: LeadStatus,
	page: number,
	signal?: AbortSignal
) =>
	(
		await listLeads(
			transport,
			{ ...filters, status, ...( page > 1 && { page } ) },
			signal ? { signal } : {}
		)
	).body;

/**
 * The leads of the inbox by status, and their moves.
 *
 * @param filters Search and filters, without the status.
 */
export function useBoard( filters: Record< string, string > ) {
	const { value, ...asked } = useAnswer(
		JSON.stringify( filters ),
		( signal ) =>
			Promise.all(
				leadStatuses.map( async ( status ) => {
					const { data: rows, total } = await readPage(
						filters,
						status,
						1,
						signal
					);
					return { status, rows, total, pages: 1 };
				} )
			)
	);
	const [ board, setBoard ] = useState< Board | null >( null );
	useEffect( () => setBoard( value ), [ value ] );
	const place = ( id: number, to: LeadStatus ) =>
		setBoard( ( last ) => last && moved( last, id, to ) );

	/** The card is moved at once, and back where the server refuses it. */
	async function move( row: Row, to: LeadStatus, isUndo = false ) {
		place( row.id, to );
		try {
			await updateLead( transport, row.id, { status: to } );
			notify(
				isUndo ? __( 'Undone.', 'svc' ) : movedText( row, to ),
				isUndo
					? undefined
					: {
							label: __( 'Undo', 'svc' ),
							onClick: () =>
								void move(
									{ ...row, status: to },
									row.status,
									true
								),
						}
			);
		} catch ( thrown ) {
			place( row.id, row.status );
			notifyError( failureText( thrown ) );
		}
	}

	async function more( status: LeadStatus ) {
		const column = board?.find( ( one ) => one.status === status );
		try {
			const page = await readPage(
				filters,
				status,
				( column?.pages ?? 0 ) + 1
			);
			setBoard( ( last ) => last && withPage( last, status, page ) );
		} catch ( thrown ) {
			notifyError( failureText( thrown ) );
		}
	}

	return { board, asked, move, more };
}

const movedText = ( row: Row, to: LeadStatus ) =>
	sprintf(
		/* translators: 1: a name, 2: a status. */
		__( '%1$s moved to %2$s.', 'svc' ),
		nameText( row ),
		statusText( to )
	);
