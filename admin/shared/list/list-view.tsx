import type { Action, DataViews as Views, Field } from '@wordpress/dataviews';
import { Notice, VisuallyHidden } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ComponentProps, ReactElement } from 'react';
import { textOf } from '../failure';
import { isPlainClick, Link } from '../link';
import { EverythingProvider } from './everything';
import {
	layouts,
	pageSizes,
	type Layout,
	type ListShape,
	type ListState,
} from './list-state';
import { SelectAll, type SelectionTexts } from './select-all';
import type { ActionProps } from './use-bulk';
import type { List } from './use-list';
import { useReadAgain } from './use-read-again';
import { useSelection } from './use-selection';
import { openedIn, stateOfView, viewOfState } from './view';

export type DataViewsComponent = typeof Views;

interface Props<
	Item,
	Filter extends string,
	Column extends string,
	Order extends string,
> {
	/** WordPress before 7.1 needs another build of it. */
	DataViews: DataViewsComponent;
	shape: ListShape< Filter, Column, Order >;
	list: List< Item, unknown, ListState< Filter, Column, Order > >;
	columns: Field< Item >[];
	actionsFor: (
		onChanged: ActionProps< Item >[ 'onChanged' ]
	) => Action< Item >[];
	nameOf: ( item: Item ) => string;
	/** The address of an item's own screen; null where an item has none. */
	addressOfItem?: ( item: Item ) => string | null;
	/** Opens an item where it is not a screen of its own. */
	openItem?: ( item: Item ) => void;
	/** Without it, the list has no search. */
	searchLabel?: string;
	/** Announced when the items have come. */
	foundText: ( total: number ) => string;
	selectionTexts: SelectionTexts;
	/** In place of the items where there are none. */
	empty: ReactElement;
}

const defaultLayouts = Object.fromEntries(
	layouts.map( ( layout ) => [ layout, {} ] )
);

/** The image links to the same screen as the name: in a table it is left out for keyboards and screen readers, elsewhere it has the name. */
const imageLink = ( name: string, layout: Layout ) =>
	layout === 'table'
		? { 'aria-label': undefined, 'aria-hidden': true, tabIndex: -1 }
		: { 'aria-label': name };

/** As DataViews types it: an ID that is a text need not be named. */
type ItemIds< Item > = Item extends { id: string }
	? { getItemId?: ( item: Item ) => string }
	: { getItemId: ( item: Item ) => string };

const itemIds = < Item extends { id: number } >() =>
	( { getItemId: ( { id }: Item ) => String( id ) } ) as ItemIds< Item >;

/** A list with search, filters, columns, pages and actions, as the address describes it. */
export function ListView<
	Item extends { id: number },
	Filter extends string,
	Column extends string,
	Order extends string,
>( props: Props< Item, Filter, Column, Order > ) {
	const { DataViews, shape, list, actionsFor, nameOf, addressOfItem } = props;
	const { state, show, items } = list;
	const selected = useSelection( list );
	const { selection, select } = selected;
	const [ opened, setOpened ] = useState< string[] >( [] );
	const readAgain = useReadAgain( list );
	const actions = useMemo(
		() =>
			actionsFor( ( refused ) => {
				select( refused );
				readAgain();
			} ),
		[ actionsFor, readAgain, select ]
	);
	const hasFailed = list.failure !== null;
	return (
		<>
			{ hasFailed && (
				<Notice
					status="error"
					isDismissible={ false }
					actions={ [
						{ label: __( 'Try again', 'svc' ), onClick: readAgain },
					] }
				>
					{ textOf( list.failure ) }
				</Notice>
			) }
			<VisuallyHidden role="status">
				{ ! list.isWaiting &&
					! hasFailed &&
					props.foundText( items.total ) }
			</VisuallyHidden>
			<EverythingProvider value={ selected.chosen }>
				<div
					className={ `svc-list${ selected.isEverything ? ' has-everything' : '' }` }
					onClickCapture={ selected.onClickCapture }
				>
					<DataViews
						{ ...itemIds< Item >() }
						data={ items.data }
						fields={ props.columns }
						view={ viewOfState( shape, state, opened ) }
						onChangeView={ ( view ) => {
							setOpened( openedIn( view ) );
							show( stateOfView( shape, view, state ) );
						} }
						onReset={ list.reset ?? false }
						defaultLayouts={ defaultLayouts }
						actions={ actions }
						selection={ selection }
						onChangeSelection={ select }
						isLoading={ list.isWaiting }
						paginationInfo={ {
							totalItems: items.total,
							totalPages: items.pages,
						} }
						config={ { perPageSizes: pageSizes } }
						search={ props.searchLabel !== undefined }
						{ ...( props.searchLabel !== undefined && {
							searchLabel: props.searchLabel,
						} ) }
						isItemClickable={ ( item ) =>
							( addressOfItem?.( item ) ?? null ) !== null
						}
						{ ...( addressOfItem && {
							renderItemLink: ( {
								item,
								...link
							}: { item: Item } & ComponentProps< 'a' > ) => (
								<Link
									{ ...link }
									{ ...( link.className?.includes(
										'__media'
									) &&
										imageLink(
											nameOf( item ),
											state.layout
										) ) }
									href={ addressOfItem( item ) ?? '' }
									onClick={ ( event ) => {
										link.onClick?.( event );
										if (
											props.openItem &&
											isPlainClick( event )
										) {
											event.preventDefault();
											props.openItem( item );
										}
									} }
								/>
							),
						} ) }
						// Whether there are none is not known.
						empty={ hasFailed ? <></> : props.empty }
					/>
					{ selected.hasMore && (
						<SelectAll
							texts={ props.selectionTexts }
							onPage={ items.data.length }
							total={ items.total }
							isEverything={ selected.isEverything }
							onSelect={ selected.selectEverything }
							onClear={ () => select( [] ) }
						/>
					) }
				</div>
			</EverythingProvider>
		</>
	);
}
