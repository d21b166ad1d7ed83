import { __, sprintf } from '@wordpress/i18n';
import { dayText } from '../../shared/day';
import { today } from './days';

/** The day of a follow-up; one that is due says so. */
export const FollowUp = ( { day }: { day: string | null } ) => {
	if ( day === null ) {
		return null;
	}
	return day <= today() ? (
		<span className="svc-lead-due">
			{ day === today()
				? __( 'Today', 'svc' )
				: sprintf(
						/* translators: %s: a day. */
						__( 'Overdue: %s', 'svc' ),
						dayText( day )
					) }
		</span>
	) : (
		<>{ dayText( day ) }</>
	);
};
