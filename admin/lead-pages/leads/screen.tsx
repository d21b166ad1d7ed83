import { __ } from '@wordpress/i18n';
import type { DataViewsComponent } from '../../shared/list/list-view';
import { Screen } from '../../shared/screen';

export function LeadsScreen( _props: { DataViews: DataViewsComponent } ) {
	return (
		<Screen title={ __( 'Leads', 'svc' ) }>
			<></>
		</Screen>
	);
}
