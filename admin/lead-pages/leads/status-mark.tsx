import { statusText, type LeadStatus } from '../shared/vocabulary';

/** A status with its color, which only repeats the word. */
export const StatusMark = ( { status }: { status: LeadStatus } ) => (
	<span className={ `svc-lead-status is-${ status }` }>
		{ statusText( status ) }
	</span>
);
