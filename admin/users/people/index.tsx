import { __, _n, sprintf } from '@wordpress/i18n';
import { useCallback, useMemo, useState } from '@wordpress/element';
import { ListView, type DataViewsComponent } from '../../shared/list/list-view';
import { isNarrowed } from '../../shared/list/list-state';
import type { ActionProps } from '../../shared/list/use-bulk';
import { useList } from '../../shared/list/use-list';
import { addressOf } from '../../shared/location';
import { fullName } from '../../shared/people/names';
import { Screen } from '../../shared/screen';
import { ListLinks, useTrashCount } from './list-links';
import { NoPeopleYet } from '../shared/no-people-yet';
import { actionsFor } from './actions';
import { columnsFor } from './columns';
import { ExportModal } from './export-dialog';
import { HeaderActions } from './header-actions';
import { peopleList, peopleShape, type Row } from './list';
import { NoMatch } from './no-match';
import { useManagerName } from './use-manager-name';

const foundText = ( total: number ) =>
	sprintf(
		/* translators: %d: how many. */
		_n( '%d person found.', '%d people found.', total, 'svc' ),
		total
	);

/** The list of people, by either build of DataViews. */
export function PeopleScreen( {
	DataViews,
}: {
	DataViews: DataViewsComponent;
} ) {
	const list = useList( peopleList );
	const { state, facets } = list;
	const trash = useTrashCount();
	const { again: countAgain } = trash;
	const [ isExporting, setExporting ] = useState( false );
	const [ name, onPick ] = useManagerName( state.filters.manager );
	const columns = useMemo(
		() => columnsFor( { state, facets, manager: { name, onPick } } ),
		[ state, facets, name, onPick ]
	);
	const actions = useCallback(
		( onChanged: ActionProps< Row >[ 'onChanged' ] ) =>
			actionsFor( state, ( refused ) => {
				onChanged( refused );
				countAgain();
			} ),
		[ state, countAgain ]
	);
	return (
		<Screen
			title={ __( 'People', 'svc' ) }
			actions={
				<HeaderActions
					total={ list.items.total }
					onExport={ () => setExporting( true ) }
				/>
			}
		>
			<ListLinks current="people" count={ trash.value } />
			<ListView
				DataViews={ DataViews }
				shape={ peopleShape }
				list={ list }
				columns={ columns }
				actionsFor={ actions }
				nameOf={ fullName }
				addressOfItem={ ( { id } ) =>
					addressOf( 'svc-people', { person: id } )
				}
				searchLabel={ __( 'Search by name or e-mail', 'svc' ) }
				foundText={ foundText }
				empty={ isNarrowed( state ) ? <NoMatch /> : <NoPeopleYet /> }
			/>
			{ isExporting && (
				<ExportModal
					state={ state }
					count={ list.items.total }
					close={ () => setExporting( false ) }
				/>
			) }
		</Screen>
	);
}
