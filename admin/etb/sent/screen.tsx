import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Empty } from '../../shared/empty';
import { isNarrowed } from '../../shared/list/list-state';
import { ListView, type DataViewsComponent } from '../../shared/list/list-view';
import { useList } from '../../shared/list/use-list';
import { Screen } from '../../shared/screen';
import { actionsFor } from './actions';
import { columns } from './columns';
import { sentList, sentShape } from './list';
import { foundText, nameText, selectionTexts } from './texts';

/** The e-mails that the site has made of templates, by either build of DataViews. */
export function SentScreen( { DataViews }: { DataViews: DataViewsComponent } ) {
	const list = useList( sentList );
	const fields = useMemo( columns, [] );
	return (
		<Screen title={ __( 'Sent e-mails', 'svc' ) }>
			<ListView
				DataViews={ DataViews }
				shape={ sentShape }
				list={ list }
				columns={ fields }
				actionsFor={ actionsFor }
				nameOf={ nameText }
				searchLabel={ __( 'Search by address', 'svc' ) }
				foundText={ foundText }
				selectionTexts={ selectionTexts }
				empty={
					<Empty
						texts={ [
							isNarrowed( list.state )
								? __( 'No e-mails match your search.', 'svc' )
								: __( 'No e-mails have been sent yet.', 'svc' ),
						] }
					/>
				}
			/>
		</Screen>
	);
}
