import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Empty } from '../../shared/empty';
import { Link } from '../../shared/link';
import { isNarrowed } from '../../shared/list/list-state';
import { ListView, type DataViewsComponent } from '../../shared/list/list-view';
import { useList } from '../../shared/list/use-list';
import { addressOf } from '../../shared/location';
import { Screen } from '../../shared/screen';
import { actionsFor } from './actions';
import { columnsWith } from './columns';
import { deliveryList, deliveryShape } from './list';
import { foundText, nameText, selectionTexts } from './texts';
import { useWebhooks } from './webhooks/use-webhooks';

export const webhooksAddress = () =>
	addressOf( 'svc-lead-deliveries', { webhooks: 1 } );

/** The messages to receivers of leads, by either build of DataViews. */
export function DeliveriesScreen( {
	DataViews,
}: {
	DataViews: DataViewsComponent;
} ) {
	const list = useList( deliveryList );
	const { webhooks } = useWebhooks();
	const { lead_id: lead } = list.state.filters;
	const fields = useMemo(
		() => columnsWith( webhooks, lead ),
		[ webhooks, lead ]
	);
	return (
		<Screen
			title={ __( 'Deliveries of leads', 'svc' ) }
			actions={
				<Link
					className="components-button is-secondary is-next-40px-default-size"
					href={ webhooksAddress() }
				>
					{ __( 'Webhooks', 'svc' ) }
				</Link>
			}
		>
			<ListView
				DataViews={ DataViews }
				shape={ deliveryShape }
				list={ list }
				columns={ fields }
				actionsFor={ actionsFor }
				nameOf={ nameText }
				foundText={ foundText }
				selectionTexts={ selectionTexts }
				empty={
					<Empty texts={ emptyTexts( isNarrowed( list.state ) ) } />
				}
			/>
		</Screen>
	);
}

const emptyTexts = ( isFiltered: boolean ) => [
	isFiltered
		? __( 'No deliveries match your filter.', 'svc' )
		: __( 'No messages have been sent yet.', 'svc' ),
	__(
		'Messages to webhooks are listed here for 30 days after they were delivered.',
		'svc'
	),
];
