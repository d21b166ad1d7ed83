import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Empty } from '../../shared/empty';
import { isNarrowed } from '../../shared/list/list-state';
import { ListView, type DataViewsComponent } from '../../shared/list/list-view';
import { useList } from '../../shared/list/use-list';
import { addressOf } from '../../shared/location';
import { Screen } from '../../shared/screen';
import { actionsFor } from './actions';
import { columns } from './columns';
import { deliveryList, deliveryShape, type Row } from './list';
import { foundText, nameText, selectionTexts } from './texts';

const addressOfPerson = ( { user_id: user }: Row ) =>
	addressOf( 'svc-people', { user } );

/** The messages that the site sends, by either build of DataViews. */
export function DeliveriesScreen( {
	DataViews,
}: {
	DataViews: DataViewsComponent;
} ) {
	const list = useList( deliveryList );
	const fields = useMemo( columns, [] );
	return (
		<Screen title={ __( 'Deliveries', 'svc' ) }>
			<ListView
				DataViews={ DataViews }
				shape={ deliveryShape }
				list={ list }
				columns={ fields }
				actionsFor={ actionsFor }
				nameOf={ nameText }
				addressOfItem={ addressOfPerson }
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
		'Invitations are listed here for 30 days after they were sent.',
		'svc'
	),
];
