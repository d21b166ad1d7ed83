import type { DataViews as Views } from '@wordpress/dataviews';
import { Button, Modal, Notice, VisuallyHidden } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { addressOf } from '../../shared/location';
import { textOf } from '../../shared/failure';
import { Link } from '../../shared/link';
import { Screen } from '../../shared/screen';
import { fullName } from '../../shared/people/names';
import { actionsFor } from './actions';
import { Empty } from '../shared/no-people';
import { ExportDialog } from './export-dialog';
import { fieldsOf } from './fields';
import { isNarrowed, layouts, pageSizes, type Layout } from '../../shared/list/list-state';
import type { Row } from './people';
import { useList } from '../../shared/list/use-list';
import { useManagerName } from './use-manager-name';
import { openedIn, stateOfView, viewOfState } from '../../shared/list/view';

const defaultLayouts = Object.fromEntries(
	layouts.map( ( layout ) => [ layout, {} ] )
);

/** The photo leads to where the name beside it leads. In a table once is enough for keyboards and screen readers; elsewhere they have it by its name. */
const photoProps = ( row: Row, layout: Layout ) =>
	layout === 'table'
		? { 'aria-label': undefined, 'aria-hidden': true, tabIndex: -1 }
		: { 'aria-label': fullName( row ) };

/** The same by either build of DataViews. */
export function PeopleScreen( { DataViews }: { DataViews: typeof Views } ) {
	const list = useList();
	const { state, show } = list;
	const [ selection, select ] = useState< string[] >( [] );
	const [ isExporting, setExporting ] = useState( false );
	const [ opened, setOpened ] = useState< string[] >( [] );
	const [ managerName, onPickManager ] = useManagerName( state.manager );
	const fields = useMemo(
		() =>
			fieldsOf( {
				state,
				facets: list.facets,
				managerName,
				onPickManager,
			} ),
		[ state, list.facets, managerName, onPickManager ]
	);
	const { again } = list;
	const actions = useMemo(
		() =>
			actionsFor( {
				state,
				onChanged: ( left ) => {
					select( left );
					again();
				},
			} ),
		[ again, state ]
	);
	return (
		<Screen
			title={ __( 'People', 'svc' ) }
			actions={
				<>
					<Button
						variant="secondary"
						size="compact"
						disabled={ list.total === 0 }
						accessibleWhenDisabled
						onClick={ () => setExporting( true ) }
					>
						{ __( 'Export', 'svc' ) }
					</Button>
					<Button
						variant="primary"
						size="compact"
						href={ addressOf( 'svc-people-add' ) }
					>
						{ __( 'Add person', 'svc' ) }
					</Button>
				</>
			}
		>
			{ list.failure !== null && (
				<Notice
					status="error"
					isDismissible={ false }
					actions={ [
						{ label: __( 'Try again', 'svc' ), onClick: again },
					] }
				>
					{ textOf( list.failure ) }
				</Notice>
			) }
			<VisuallyHidden role="status">
				{ ! list.isWaiting &&
					sprintf(
						/* translators: %d: how many. */
						_n(
							'%d person found.',
							'%d people found.',
							list.total,
							'svc'
						),
						list.total
					) }
			</VisuallyHidden>
			<div className="svc-people">
				<DataViews
					data={ list.rows }
					getItemId={ ( { id } ) => String( id ) }
					fields={ fields }
					view={ viewOfState( state, opened ) }
					onChangeView={ ( view ) => {
						setOpened( openedIn( view ) );
						show( stateOfView( view, state ) );
					} }
					onReset={ list.reset ?? false }
					defaultLayouts={ defaultLayouts }
					actions={ actions }
					selection={ selection }
					onChangeSelection={ select }
					isLoading={ list.isWaiting }
					paginationInfo={ {
						totalItems: list.total,
						totalPages: list.pages,
					} }
					config={ { perPageSizes: pageSizes } }
					searchLabel={ __( 'Search by name or e-mail', 'svc' ) }
					isItemClickable={ () => true }
					renderItemLink={ ( { item, ...props } ) => (
						<Link
							{ ...props }
							{ ...( props.className?.includes( '__media' ) &&
								photoProps( item, state.layout ) ) }
							href={ addressOf( 'svc-people', {
								person: item.id,
							} ) }
						/>
					) }
					empty={ <Empty isNarrowed={ isNarrowed( state ) } /> }
				/>
			</div>
			{ isExporting && (
				<Modal
					title={ __( 'Export', 'svc' ) }
					size="small"
					onRequestClose={ () => setExporting( false ) }
				>
					<ExportDialog
						state={ state }
						count={ list.total }
						close={ () => setExporting( false ) }
					/>
				</Modal>
			) }
		</Screen>
	);
}
