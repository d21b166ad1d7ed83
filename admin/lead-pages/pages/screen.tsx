import { Button } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Empty } from '../../shared/empty';
import { isNarrowed } from '../../shared/list/list-state';
import { ListView, type DataViewsComponent } from '../../shared/list/list-view';
import { useList } from '../../shared/list/use-list';
import { Screen } from '../../shared/screen';
import { leadBoot } from '../boot';
import { usePeople } from '../shared/people';
import { actionsFor } from './actions';
import { AddDialog } from './add-dialog';
import { statsAddress } from './addresses';
import { columnsWith } from './columns';
import { FiguresProvider, useFigures } from './figures';
import { pageList, pageShape, type Row } from './list';
import { foundText, nameText, selectionTexts } from './texts';
import { TrashDialog } from './trash-dialog';

const figureColumns: readonly string[] = [ 'views', 'leads', 'conversion' ];

/** The editor where the caller may change the page, or else its statistics. */
const addressOfPage = ( { id, edit_url: edit }: Row ) =>
	edit ?? statsAddress( id );

/** The lead pages, by either build of DataViews. */
export function PagesScreen( {
	DataViews,
}: {
	DataViews: DataViewsComponent;
} ) {
	const list = useList( pageList );
	const { data } = list.items;
	const { filters } = list.state;
	const people = usePeople(
		[
			...data.flatMap( ( one ) => [
				one.owner_user_id,
				one.partner_user_id,
			] ),
			Number( filters.owner ),
			Number( filters.partner ),
		].filter( ( id ): id is number => Boolean( id ) )
	);
	const hasFigures = list.state.columns.some( ( column ) =>
		figureColumns.includes( column )
	);
	const figures = useFigures(
		hasFigures ? data.map( ( { id } ) => id ) : []
	);
	const fields = useMemo(
		() => columnsWith( people, filters ),
		[ people, filters ]
	);
	return (
		<Screen
			title={ titleText() }
			actions={ leadBoot().mayManagePages && <Actions { ...list } /> }
		>
			<FiguresProvider value={ figures }>
				<ListView
					DataViews={ DataViews }
					shape={ pageShape }
					list={ list }
					columns={ fields }
					actionsFor={ actionsFor }
					nameOf={ nameText }
					addressOfItem={ addressOfPage }
					searchLabel={ __( 'Search by title', 'svc' ) }
					foundText={ foundText }
					selectionTexts={ selectionTexts }
					empty={
						<Empty
							texts={ emptyTexts( isNarrowed( list.state ) ) }
						/>
					}
				/>
			</FiguresProvider>
		</Screen>
	);
}

export const titleText = () =>
	leadBoot().mayManagePages
		? __( 'Lead pages', 'svc' )
		: __( 'My pages', 'svc' );

const emptyTexts = ( isFiltered: boolean ) => {
	if ( isFiltered ) {
		return [ __( 'No pages match your search.', 'svc' ) ];
	}
	return leadBoot().mayManagePages
		? [
				__( 'There are no lead pages yet.', 'svc' ),
				__(
					'A lead page is a landing page with a form, whose enquiries go to its owner.',
					'svc'
				),
			]
		: [
				__( 'You have no lead pages yet.', 'svc' ),
				__( 'Your administrators make them for you.', 'svc' ),
			];
};

function Actions( { again }: { again: () => void } ) {
	const [ opened, setOpened ] = useState< 'add' | 'trash' | null >( null );
	const close = () => setOpened( null );
	return (
		<>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				onClick={ () => setOpened( 'trash' ) }
			>
				{ __( 'Trash', 'svc' ) }
			</Button>
			<Button
				__next40pxDefaultSize
				variant="primary"
				onClick={ () => setOpened( 'add' ) }
			>
				{ __( 'Add lead page', 'svc' ) }
			</Button>
			{ opened === 'add' && <AddDialog close={ close } /> }
			{ opened === 'trash' && (
				<TrashDialog close={ close } onRestored={ again } />
			) }
		</>
	);
}
