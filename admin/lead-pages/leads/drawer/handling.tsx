import { SelectControl, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Lead } from '../../../../client/src/lead-pages/index';
import { leadStatuses } from '../../../../client/src/lead-pages/vocabulary.js';
import { dayText } from '../../../shared/day';
import type { LeadNames } from '../../shared/names';
import { statusText, type LeadStatus } from '../../shared/vocabulary';
import { DayField } from './day-field';
import { LostReason } from './lost-reason';
import { OwnerField } from './owner-field';
import { DrawerPart } from './part';
import type { Save } from './use-lead';

interface Props {
	lead: Lead;
	names: LeadNames;
	save: Save;
}

/** Saves another status, which can be undone. */
export const saveStatus =
	( { status: before }: Lead, save: Save ) =>
	( status: LeadStatus ) =>
		status === before
			? Promise.resolve( null )
			: save(
					{ status },
					{
						text: sprintf(
							/* translators: %s: a status. */
							__( 'Status changed to %s.', 'svc' ),
							statusText( status )
						),
						undo: { status: before },
					}
				);

/** What staff do with the lead: each change is saved at once. */
export const Handling = ( { lead, names, save }: Props ) => (
	<DrawerPart title={ __( 'Handling', 'svc' ) }>
		<SelectControl
			__next40pxDefaultSize
			label={ __( 'Status', 'svc' ) }
			value={ lead.status }
			options={ leadStatuses.map( ( value ) => ( {
				value,
				label: statusText( value ),
			} ) ) }
			onChange={ ( status ) => void saveStatus( lead, save )( status ) }
		/>
		{ lead.status === 'lost' && (
			<LostReason
				key={ lead.lost_reason }
				value={ lead.lost_reason ?? '' }
				save={ save }
			/>
		) }
		<DayField
			value={ lead.follow_up_on }
			onChange={ ( day ) =>
				void save(
					{ follow_up_on: day },
					{
						text:
							day === null
								? __( 'Follow-up removed.', 'svc' )
								: sprintf(
										/* translators: %s: a day. */
										__( 'Follow-up on %s.', 'svc' ),
										dayText( day )
									),
						undo: { follow_up_on: lead.follow_up_on },
					}
				)
			}
		/>
		<OwnerField lead={ lead } names={ names } save={ save } />
		<ToggleControl
			label={ __( 'Do not contact', 'svc' ) }
			help={ __(
				'Revokes consent: no calls, no e-mails, and the partner no longer sees the lead.',
				'svc'
			) }
			checked={ lead.do_not_contact === true }
			onChange={ ( isOff ) =>
				void save(
					{ do_not_contact: isOff },
					{
						text: isOff
							? __( 'Do not contact: saved.', 'svc' )
							: __( 'May be contacted again: saved.', 'svc' ),
						undo: { do_not_contact: ! isOff },
					}
				)
			}
		/>
	</DrawerPart>
);
