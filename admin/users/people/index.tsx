import { __, _n, sprintf } from '@wordpress/i18n';
import { useCallback, useMemo, useState } from '@wordpress/element';
import { ListView, type DataViewsComponent } from '../../shared/list/list-view';
import { isNarrowed } from '../../shared/list/list-state';
import type { ActionProps } from '../../shared/list/use-bulk';
import { useList } from '../../shared/list/use-list';
import { addressOf } from '../../shared/location';
import { numberText } from '../../shared/number';
import { fullName } from '../../shared/people/names';
import { Screen } from '../../shared/screen';
import { ListLinks, useTrashCount } from './list-links';
import { NoPeopleYet } from '../shared/no-people-yet';
import { actionsFor } from './actions';
import { CloseMatches } from './close-matches';
import { columnsFor } from './columns';
import { ExportModal } from './export-dialog';
import { HeaderActions } from './header-actions';
import { peopleList, peopleShape, type Row } from './list';
import { NoMatch } from './no-match';
import { selectionTexts } from './selection-texts';
import { useManagerName } from './use-manager-name';
import { Welcome } from './welcome';
import { useWelcome } from './welcome/use-welcome';

const foundText = ( total: number, close: number ) =>
	[
		sprintf(
			/* translators: %s: how many. */
			_n( '%s person found.', '%s people found.', total, 'svc' ),
			numberText( total )
		),
		...( close ? [ closeText( close ) ] : [] ),
	].join( ' ' );

const closeText = ( close: number ) =>
	sprintf(
		/* translators: %s: how many. */
		_n( '%s close match.', '%s close matches.', close, 'svc' ),
		numberText( close )
	);

/** The list of people, by either build of DataViews. */
export function PeopleScreen( {
	DataViews,
}: {
	DataViews: DataViewsComponent;
} ) {
	const list = useList( peopleList );
	const { state, facets } = list;
	const { close = [] } = list.items;
	const trash = useTrashCount();
	const welcome = useWelcome();
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
			{ welcome.isShown && <Welcome onDismiss={ welcome.dismiss } /> }
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
				foundText={ ( total ) => foundText( total, close.length ) }
				selectionTexts={ selectionTexts( isNarrowed( state ) ) }
				empty={
					isNarrowed( state ) ? (
						<NoMatch />
					) : (
						<NoPeopleYet hasLinks={ ! welcome.isShown } />
					)
				}
			/>
			{ close.length > 0 && (
				<CloseMatches people={ close } total={ list.items.total } />
			) }
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
