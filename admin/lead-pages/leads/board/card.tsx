import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { leadStatuses } from '../../../../client/src/lead-pages/vocabulary.js';
import { agoText } from '../../../shared/time';
import type { LeadNames } from '../../shared/names';
import { statusText, type LeadStatus } from '../../shared/vocabulary';
import { LeadEmail, LeadPhone } from '../contact';
import { FollowUp } from '../follow-up';
import type { Row } from '../list';
import { LeadLink } from '../lead-link';
import { nameText } from '../texts';

interface Props {
	row: Row;
	names: LeadNames;
	isOpen: boolean;
	href: string;
	open: () => void;
	onDrag: ( row: Row | null ) => void;
	move: ( to: LeadStatus ) => void;
}

/** A lead on the board. One that is only shared with the caller stays where it is. */
export function Card( {
	row,
	names,
	isOpen,
	href,
	open,
	onDrag,
	move,
}: Props ) {
	const isFull = row.access === 'full';
	return (
		<li
			className={ `svc-lead-card${ isOpen ? ' is-open' : '' }` }
			data-lead={ row.id }
			draggable={ isFull }
			onDragStart={ ( event ) => {
				event.dataTransfer.setData( 'text/plain', String( row.id ) );
				event.dataTransfer.effectAllowed = 'move';
				onDrag( row );
			} }
			onDragEnd={ () => onDrag( null ) }
		>
			<div className="svc-lead-card__head">
				<LeadLink href={ href } open={ open }>
					{ nameText( row ) }
				</LeadLink>
				{ isFull && <MoveMenu row={ row } move={ move } /> }
			</div>
			{ row.phone !== '' && <LeadPhone { ...row } /> }
			{ row.phone === '' && <LeadEmail { ...row } /> }
			<span className="svc-lead-about">
				{ [
					agoText( row.last_submitted_at ),
					isFull ? names.person( row.owner_user_id ) : '',
					names.page( row.page_id ),
				]
					.filter( Boolean )
					.join( ' · ' ) }
			</span>
			<FollowUp day={ row.follow_up_on } />
		</li>
	);
}

/** What dragging does, by keyboard and by touch. */
const MoveMenu = ( { row, move }: Pick< Props, 'row' | 'move' > ) => (
	<DropdownMenu
		icon={ moreVertical }
		label={ sprintf(
			/* translators: %s: a name. */
			__( 'Move %s', 'svc' ),
			nameText( row )
		) }
		toggleProps={ { size: 'small' } }
	>
		{ ( { onClose } ) => (
			<MenuGroup label={ __( 'Move to', 'svc' ) }>
				{ leadStatuses
					.filter( ( status ) => status !== row.status )
					.map( ( status ) => (
						<MenuItem
							key={ status }
							onClick={ () => {
								onClose();
								move( status );
							} }
						>
							{ statusText( status ) }
						</MenuItem>
					) ) }
			</MenuGroup>
		) }
	</DropdownMenu>
);
