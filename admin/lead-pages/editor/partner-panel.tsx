import {
	CheckboxControl,
	Notice,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { CoMarketing } from '../../../client/src/lead-pages/index';
import { personName } from '../shared/people';
import { PickLeadPerson } from '../shared/pick-lead-person';
import { Messages } from './messages';
import { usePage } from './page';
import { usePagePeople } from './use-named';

const startRecord: CoMarketing = {
	partner_percent: 50,
	monthly_cost: '0.00',
	note: '',
};

/** The realtor partner of the page, and who pays what of it. */
export function PartnerPanel() {
	const [ { partner, coMarketing }, set ] = usePage();
	const people = usePagePeople();
	return (
		<>
			<Messages of="partner_user_id" />
			<PickLeadPerson
				label={ __( 'Realtor partner', 'svc' ) }
				help={ __(
					'The page shows the partner beside the owner.',
					'svc'
				) }
				role="realtor_partner"
				value={
					partner === null
						? null
						: {
								value: String( partner ),
								label: personName( people, partner ),
							}
				}
				onChange={ ( choice ) =>
					set( { partner: choice ? Number( choice.value ) : null } )
				}
			/>
			<Messages of="co_marketing" />
			{ partner !== null && coMarketing === null && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'A page with a partner can be published when it has a co-marketing record.',
						'svc'
					) }
				</Notice>
			) }
			<CheckboxControl
				label={ __( 'Co-marketing record', 'svc' ) }
				help={ __(
					'Who pays what of this page. Section 8 of RESPA wants each to pay for the own share.',
					'svc'
				) }
				checked={ coMarketing !== null }
				onChange={ ( isOn ) =>
					set( { coMarketing: isOn ? startRecord : null } )
				}
			/>
			{ coMarketing && (
				<Record
					record={ coMarketing }
					onChange={ ( next ) => set( { coMarketing: next } ) }
				/>
			) }
		</>
	);
}

function Record( {
	record,
	onChange,
}: {
	record: CoMarketing;
	onChange: ( record: CoMarketing ) => void;
} ) {
	return (
		<>
			<TextControl
				__next40pxDefaultSize
				type="number"
				min={ 0 }
				max={ 100 }
				label={ __( 'Share of the partner in percent', 'svc' ) }
				value={ record.partner_percent }
				onChange={ ( next ) =>
					onChange( { ...record, partner_percent: Number( next ) } )
				}
			/>
			<TextControl
				__next40pxDefaultSize
				inputMode="decimal"
				label={ __( 'Cost a month in dollars', 'svc' ) }
				dir="ltr"
				value={ record.monthly_cost }
				onChange={ ( next ) =>
					onChange( { ...record, monthly_cost: next } )
				}
			/>
			<TextareaControl
				label={ __( 'Note', 'svc' ) }
				rows={ 3 }
				maxLength={ 500 }
				value={ record.note }
				onChange={ ( note ) => onChange( { ...record, note } ) }
			/>
		</>
	);
}
