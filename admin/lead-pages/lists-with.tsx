import type { DataViewsComponent } from '../shared/list/list-view';

/** The screens with lists, in files that are loaded from those with DataViews, and so leave out what both of them have. */
export const screensWith = ( DataViews: DataViewsComponent ) => ( {
	async leads() {
		const { LeadsScreen } = await import(
			/* webpackChunkName: "leads" */ './leads/screen'
		);
		return { Leads: () => <LeadsScreen DataViews={ DataViews } /> };
	},
	async pages() {
		const { PagesScreen, PageStatistics } = await import(
			/* webpackChunkName: "lead-pages" */ './page-screens'
		);
		return {
			Pages: () => <PagesScreen DataViews={ DataViews } />,
			PageStatistics,
		};
	},
	async deliveries() {
		const { DeliveriesScreen, Webhooks } = await import(
			/* webpackChunkName: "lead-deliveries" */ './delivery-screens'
		);
		return {
			Deliveries: () => <DeliveriesScreen DataViews={ DataViews } />,
			Webhooks,
		};
	},
} );
