import type { DataViewsComponent } from '../shared/list/list-view';

/** The screens with lists, in a file that is loaded from those with DataViews, and so leaves out what both of them have. */
export async function screensWith( DataViews: DataViewsComponent ) {
	const {
		DeliveriesScreen,
		LeadsScreen,
		PagesScreen,
		PageStatistics,
		Webhooks,
	} = await import( /* webpackChunkName: "lead-lists" */ './list-screens' );
	return {
		Deliveries: () => <DeliveriesScreen DataViews={ DataViews } />,
		Leads: () => <LeadsScreen DataViews={ DataViews } />,
		Pages: () => <PagesScreen DataViews={ DataViews } />,
		PageStatistics,
		Webhooks,
	};
}
