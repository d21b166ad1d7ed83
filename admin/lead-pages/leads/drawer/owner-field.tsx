import { __, sprintf } from '@wordpress/i18n';
import type { Lead } from '../../../../client/src/lead-pages/index';
import { leadBoot } from '../../boot';
import type { LeadNames } from '../../shared/names';
import { PickOwner } from '../../shared/pick-owner';
import type { Save } from './use-lead';

interface Props {
	lead: Lead;
	names: LeadNames;
	save: Save;
}

/** Who has the lead; those who manage leads hand it over. */
export const OwnerField = ( { lead, names, save }: Props ) => {
	const { owner_user_id: owner } = lead;
	if ( ! leadBoot().mayManageLeads ) {
		return (
			<p>
				{ sprintf(
					/* translators: %s: a name. */
					__( 'Owner: %s', 'svc' ),
					names.person( owner )
				) }
			</p>
		);
	}
	return (
		<PickOwner
			value={
				owner === null
					? null
					: { value: String( owner ), label: names.person( owner ) }
			}
			onChange={ ( choice ) => {
				// A lead that has an owner keeps one.
				if ( choice && Number( choice.value ) !== owner ) {
					void save(
						{ owner_user_id: Number( choice.value ) },
						{
							text: sprintf(
								/* translators: %s: a name. */
								__( 'Handed over to %s.', 'svc' ),
								choice.label
							),
							...( owner !== null && {
								undo: { owner_user_id: owner },
							} ),
						}
					);
				}
			} }
		/>
	);
};
