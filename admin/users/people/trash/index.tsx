import { useCallback, useMemo } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Empty } from '../../../shared/empty';
import { isNarrowed } from '../../../shared/list/list-state';
import {
	ListView,
	type DataViewsComponent,
} from '../../../shared/list/list-view';
import type { ActionProps } from '../../../shared/list/use-bulk';
import { useList } from '../../../shared/list/use-list';
import { fullName } from '../../../shared/people/names';
import { Screen } from '../../../shared/screen';
import type { Row } from '../list';
import { ListLinks, useTrashCount } from '../list-links';
import { actionsFor } from './actions';
import { columns } from './columns';
import { trashList, trashShape } from './list';
import { selectionTexts } from './selection-texts';

const foundText = ( total: number ) =>
	sprintf(
		/* translators: %d: how many. */
		_n(
			'%d profile found in the Trash.',
			'%d profiles found in the Trash.',
			total,
			'svc'
		),
		total
	);

/** The deleted profiles, by either build of DataViews. */
export function TrashScreen( {
	DataViews,
}: {
	DataViews: DataViewsComponent;
} ) {
	const list = useList( trashList );
	const { value: count, again: countAgain } = useTrashCount();
	const fields = useMemo( columns, [] );
	const actions = useCallback(
		( onChanged: ActionProps< Row >[ 'onChanged' ] ) =>
			actionsFor( ( refused ) => {
				onChanged( refused );
				countAgain();
			} ),
		[ countAgain ]
	);
	return (
		<Screen title={ __( 'Trash', 'svc' ) }>
			<ListLinks current="trash" count={ count } />
			<ListView
				DataViews={ DataViews }
				shape={ trashShape }
				list={ list }
				columns={ fields }
				actionsFor={ actions }
				nameOf={ fullName }
				searchLabel={ __( 'Search by name or e-mail', 'svc' ) }
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
		? __( 'No profiles in the Trash match your search.', 'svc' )
		: __( 'The Trash is empty.', 'svc' ),
	__(
		'Deleted profiles are kept here for 30 days, then permanently deleted.',
		'svc'
	),
];
