import { DataViews } from '@wordpress/dataviews/wp';
import { DeliveriesScreen } from './screen';

/** With components of its own: those of WordPress before 7.1 lack what DataViews needs. */
export const Deliveries = () => <DeliveriesScreen DataViews={ DataViews } />;
