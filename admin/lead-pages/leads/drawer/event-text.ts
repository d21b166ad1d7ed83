import { __, sprintf } from '@wordpress/i18n';
import type {
	LeadEvent,
	LeadEventData,
} from '../../../../client/src/lead-pages/index';
import { fieldText, sourceText, statusText } from '../../shared/vocabulary';

type PersonName = ( id: number | null ) => string;

/** What happened, in one sentence; the text of a note is shown below it. */
export function eventText( event: LeadEvent, nameOf: PersonName ): string {
	switch ( event.kind ) {
		case 'created':
			return sprintf(
				/* translators: %s: how a lead came in, such as "Phone". */
				__( 'Received: %s', 'svc' ),
				sourceText( dataOf< 'created' >( event ).source )
			);
		case 'resubmitted':
			return sprintf(
				/* translators: %s: how a submission came in, such as "Lead page". */
				__( 'Submitted again: %s', 'svc' ),
				sourceText( dataOf< 'resubmitted' >( event ).source )
			);
		case 'status':
			return change(
				__( 'Status', 'svc' ),
				dataOf< 'status' >( event ),
				statusText
			);
		case 'owner':
			return change(
				__( 'Owner', 'svc' ),
				dataOf< 'owner' >( event ),
				nameOf
			);
		case 'contact':
			return sprintf(
				/* translators: %s: names of fields. */
				__( 'Changed: %s', 'svc' ),
				Object.keys( event.data ).map( fieldText ).join( ', ' )
			);
		case 'note':
			return __( 'Note', 'svc' );
		case 'consent':
			return dataOf< 'consent' >( event ).do_not_contact
				? __( 'Do not contact', 'svc' )
				: __( 'May be contacted again', 'svc' );
		case 'spam':
			return dataOf< 'spam' >( event ).folder === 'spam'
				? __( 'Marked as spam', 'svc' )
				: __( 'Moved to the inbox', 'svc' );
	}
}

/** The contract names the data of each kind. */
const dataOf = < Kind extends LeadEvent[ 'kind' ] >( event: LeadEvent ) =>
	event.data as LeadEventData< Kind >;

const change = < Value >(
	label: string,
	{ from, to }: { from: Value; to: Value },
	textFor: ( value: Value ) => string
) =>
	sprintf(
		/* translators: 1: what was changed, 2: the value before, 3: the value after. */
		__( '%1$s: %2$s → %3$s', 'svc' ),
		label,
		textFor( from ),
		textFor( to )
	);
