import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Lead } from '../../../../client/src/lead-pages/index';
import { NotYet } from '../../../shared/not-yet';
import { momentText } from '../../../shared/time';
import { leadBoot } from '../../boot';
import type { LeadNames } from '../../shared/names';
import { sourceText, type LeadStatus } from '../../shared/vocabulary';
import { EditContact } from '../dialogs/edit-contact';
import { StatusMark } from '../status-mark';
import { nameText } from '../texts';
import { Consents } from './consents';
import { Deliveries } from './deliveries';
import { Handling, saveStatus } from './handling';
import { NoteForm } from './note-form';
import { Reach } from './reach';
import { RefusedNotice } from './refused-notice';
import { SpamNotice } from './spam-notice';
import { Submissions } from './submissions';
import { Timeline } from './timeline';
import { useLead, type OpenLead } from './use-lead';
import { useSubmissions } from './use-submissions';

export interface DetailsProps {
	id: number;
	names: LeadNames;
	note: { text: string; setText: ( text: string ) => void };
	onChanged: () => void;
	/** Given what sets the status by a key; null while the lead may not be changed. */
	onStatus: ( set: ( ( status: LeadStatus ) => void ) | null ) => void;
	/** Given the name when it is known, which lists may not have. */
	onName: ( named: { id: number; name: string } ) => void;
}

/** All about one lead. What is shared with a partner has only the contact. */
export function LeadDetails( {
	id,
	onChanged,
	onStatus,
	onName,
	...rest
}: DetailsProps ) {
	const open = useLead( id, onChanged );
	const { lead, save } = open;
	const change = useRef< ( status: LeadStatus ) => void >( () => {} );
	change.current = ( status ) =>
		void ( lead && saveStatus( lead, save )( status ) );
	const isFull = lead?.access === 'full';
	useEffect( () => {
		onStatus( isFull ? ( status ) => change.current( status ) : null );
		return () => onStatus( null );
	}, [ isFull, onStatus ] );
	const name = lead ? nameText( lead ) : null;
	useEffect( () => {
		if ( name !== null ) {
			onName( { id, name } );
		}
	}, [ id, name, onName ] );
	if ( ! lead ) {
		return <NotYet { ...open.asked } />;
	}
	return (
		<div className="svc-lead-details">
			<RefusedNotice { ...open } />
			{ isFull ? (
				<FullLead { ...rest } { ...open } lead={ lead } />
			) : (
				<SharedLead { ...rest } lead={ lead } />
			) }
		</div>
	);
}

const Facts = ( { lead, names }: { lead: Lead; names: LeadNames } ) => (
	<p className="svc-lead-about">
		{ [
			momentText( lead.created_at ),
			lead.page_id === null ? '' : names.page( lead.page_id ),
			lead.source === null || lead.source === 'page'
				? ''
				: sourceText( lead.source ),
			[ lead.state, lead.zip ].filter( Boolean ).join( ' ' ),
			sprintf(
				/* translators: %s: 12 characters. */
				__( 'Reference %s', 'svc' ),
				lead.reference
			),
		]
			.filter( Boolean )
			.join( ' · ' ) }
	</p>
);

const SharedLead = ( { lead, names }: { lead: Lead; names: LeadNames } ) => (
	<>
		<StatusMark status={ lead.status } />
		<Reach { ...lead } />
		<Facts lead={ lead } names={ names } />
		<p>
			{ __(
				'This person agreed to share these details with you. The loan officer handles the lead.',
				'svc'
			) }
		</p>
	</>
);

function FullLead( {
	lead,
	names,
	note,
	save,
}: Pick< DetailsProps, 'names' | 'note' > &
	Pick< OpenLead, 'save' > & { lead: Lead } ) {
	const [ isEditing, setEditing ] = useState( false );
	const [ notes, setNotes ] = useState( 0 );
	const submissions = useSubmissions( lead.id, lead.submissions ?? 0 );
	return (
		<>
			<SpamNotice lead={ lead } save={ save } />
			<Reach { ...lead } />
			<Facts lead={ lead } names={ names } />
			<Button
				variant="secondary"
				size="compact"
				onClick={ () => setEditing( true ) }
			>
				{ __( 'Edit contact details', 'svc' ) }
			</Button>
			<Handling lead={ lead } names={ names } save={ save } />
			<NoteForm
				id={ lead.id }
				draft={ note }
				onAdded={ () => setNotes( ( last ) => last + 1 ) }
			/>
			<Timeline id={ lead.id } version={ [ lead.version, notes ] } />
			<Submissions asked={ submissions } names={ names } />
			{ submissions.value && (
				<Consents
					submissions={ submissions.value }
					isRevoked={ lead.do_not_contact === true }
				/>
			) }
			{ leadBoot().mayAdminister && <Deliveries id={ lead.id } /> }
			{ isEditing && (
				<EditContact
					lead={ lead }
					save={ save }
					close={ () => setEditing( false ) }
				/>
			) }
		</>
	);
}
