import { useCallback, useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Empty } from '../../shared/empty';
import { isNarrowed } from '../../shared/list/list-state';
import { ListView, type DataViewsComponent } from '../../shared/list/list-view';
import type { ActionProps } from '../../shared/list/use-bulk';
import { useList } from '../../shared/list/use-list';
import { useLeadNames } from '../shared/names';
import { actionsFor } from './actions';
import { columnsFor } from './columns';
import { OpenDrawer } from './drawer';
import { LeadFrame } from './frame';
import { leadList, leadShape, type Folder, type Row } from './list';
import { foundText, nameText, selectionTexts } from './texts';
import { addressWith, useView } from './use-view';
import { addressOfView } from './view';

interface Props {
	DataViews: DataViewsComponent;
	folder: Folder;
}

/** The leads of a folder as a table. */
export function LeadTable( { DataViews, folder }: Props ) {
	const { view, open } = useView();
	const source = useMemo(
		() => leadList( folder, addressOfView( view ) ),
		[ folder, view ]
	);
	const list = useList( source );
	const { state, facets, items } = list;
	const names = useLeadNames(
		[
			...items.data.map( ( row ) => row.owner_user_id ),
			...( facets?.owner ?? [] ).map( ( { value } ) => value ),
		],
		[
			...items.data.map( ( row ) => row.page_id ),
			...( facets?.page ?? [] ).map( ( { value } ) => value ),
		],
		facets !== null && ! list.isWaiting
	);
	const columns = useMemo(
		() => columnsFor( { state, facets, names } ),
		[ state, facets, names ]
	);
	const actions = useCallback(
		( onChanged: ActionProps< Row >[ 'onChanged' ] ) =>
			actionsFor( folder, onChanged ),
		[ folder ]
	);
	return (
		<LeadFrame
			view={ view }
			state={ state }
			open={ open }
			again={ list.again }
		>
			{ ( help ) => (
				<>
					<ListView
						DataViews={ DataViews }
						shape={ leadShape }
						list={ list }
						columns={ columns }
						actionsFor={ actions }
						nameOf={ nameText }
						addressOfItem={ ( { id } ) =>
							addressWith( { ...view, lead: id }, state )
						}
						openItem={ ( { id } ) => open( id ) }
						searchLabel={ __(
							'Search by name, e-mail or phone',
							'svc'
						) }
						foundText={ foundText }
						selectionTexts={ selectionTexts }
						empty={
							<Empty
								texts={ [
									emptyText( folder, isNarrowed( state ) ),
								] }
							/>
						}
					/>
					<OpenDrawer
						lead={ view.lead }
						rows={ items.data }
						names={ names }
						open={ open }
						onChanged={ list.again }
						onHelp={ help }
					/>
				</>
			) }
		</LeadFrame>
	);
}

function emptyText( folder: Folder, isFiltered: boolean ): string {
	if ( isFiltered ) {
		return __( 'No leads match your search.', 'svc' );
	}
	return folder === 'spam'
		? __( 'No spam.', 'svc' )
		: __( 'No leads yet. They come in by the forms of lead pages.', 'svc' );
}
