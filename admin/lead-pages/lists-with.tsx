import type { DataViewsComponent } from '../shared/list/list-view';

/** The screens with lists, in a file that is loaded from those with DataViews, and so leaves out what both of them have. */
export async function screensWith( DataViews: DataViewsComponent ) {
	const { LeadsScreen } = await import(
		/* webpackChunkName: "lead-lists" */ './list-screens'
	);
	return {
		Leads: () => <LeadsScreen DataViews={ DataViews } />,
	};
}
