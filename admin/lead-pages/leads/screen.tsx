import type { DataViewsComponent } from '../../shared/list/list-view';
import { LeadBoard } from './board';
import { LeadTable } from './table';
import { useView } from './use-view';

/** The inbox of leads: all of them for those who manage leads, their own for owners and partners. */
export function LeadsScreen( {
	DataViews,
}: {
	DataViews: DataViewsComponent;
} ) {
	const { folder, isBoard } = useView().view;
	return isBoard ? (
		<LeadBoard />
	) : (
		<LeadTable key={ folder } DataViews={ DataViews } folder={ folder } />
	);
}
