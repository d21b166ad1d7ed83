import type { DataViewsComponent } from '../shared/list/list-view';

/** The screens with lists, in a file that is loaded from those with DataViews, and so leaves out what both of them have. */
export async function screensWith( DataViews: DataViewsComponent ) {
	const { SentScreen, SignaturesScreen, TemplatesScreen } = await import(
		/* webpackChunkName: "mail-lists" */ './list-screens'
	);
	return {
		Sent: () => <SentScreen DataViews={ DataViews } />,
		Signatures: () => <SignaturesScreen DataViews={ DataViews } />,
		Templates: () => <TemplatesScreen DataViews={ DataViews } />,
	};
}
