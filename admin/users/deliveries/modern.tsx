import { DataViews } from '@wordpress/dataviews';
import { DeliveriesScreen } from './screen';

/** With WordPress's own components. */
export const Deliveries = () => <DeliveriesScreen DataViews={ DataViews } />;
