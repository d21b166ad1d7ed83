import { lazy, Suspense } from '@wordpress/element';
import type { DataViewsComponent } from '../../shared/list/list-view';
import { ScreenSkeleton } from '../../shared/skeleton';
import { LeadTable } from './table';
import { useView } from './use-view';

const LeadBoard = lazy( async () => ( {
	default: ( await import( /* webpackChunkName: "lead-board" */ './board' ) )
		.LeadBoard,
} ) );

/** The inbox of leads: all of them for those who manage leads, their own for owners and partners. */
export function LeadsScreen( {
	DataViews,
}: {
	DataViews: DataViewsComponent;
} ) {
	const { folder, isBoard } = useView().view;
	return isBoard ? (
		<Suspense fallback={ <ScreenSkeleton /> }>
			<LeadBoard />
		</Suspense>
	) : (
		<LeadTable key={ folder } DataViews={ DataViews } folder={ folder } />
	);
}
