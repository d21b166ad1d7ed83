import { CheckboxControl, RadioControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { personName } from '../shared/people';
import { pageData } from './data';
import { Messages } from './messages';
import { usePage } from './page';
import { Pool } from './pool';
import { usePagePeople } from './use-named';

/** Who gets the leads of the page, and whether visitors get an e-mail. */
export function RoutingPanel() {
	const [ { routing, confirmation }, set ] = usePage();
	const people = usePagePeople();
	const { owner, leadsUrl, statsUrl } = pageData();
	return (
		<>
			<Messages of="owner_user_id" />
			<p>
				{ owner === 0
					? __( 'This page has no owner.', 'svc' )
					: sprintf(
							/* translators: %s: name of a person. */
							__( 'Owner: %s', 'svc' ),
							personName( people, owner )
						) }
			</p>
			<Messages of="routing.mode" />
			<RadioControl
				label={ __( 'Leads go to', 'svc' ) }
				selected={ routing.mode }
				options={ [
					{ value: 'owner', label: __( 'The owner', 'svc' ) },
					{
						value: 'round_robin',
						label: __( 'Several people in turn', 'svc' ),
						description: __(
							'The person with the fewest leads of this page is next.',
							'svc'
						),
					},
				] }
				onChange={ ( mode ) =>
					set( {
						routing: {
							...routing,
							mode: mode === 'owner' ? 'owner' : 'round_robin',
						},
					} )
				}
			/>
			{ routing.mode === 'round_robin' && (
				<Pool
					people={ people }
					pool={ routing.pool }
					onChange={ ( pool ) =>
						set( { routing: { ...routing, pool } } )
					}
				/>
			) }
			<Messages of="confirmation" />
			<CheckboxControl
				label={ __( 'Confirm by e-mail', 'svc' ) }
				help={ __(
					'Visitors get an e-mail, at most one a day.',
					'svc'
				) }
				checked={ confirmation }
				onChange={ ( next ) => set( { confirmation: next } ) }
			/>
			<p className="svc-lead-links">
				<a href={ leadsUrl }>{ __( 'Leads of this page', 'svc' ) }</a>
				<a href={ statsUrl }>{ __( 'Statistics', 'svc' ) }</a>
			</p>
		</>
	);
}
