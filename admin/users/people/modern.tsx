import { DataViews } from '@wordpress/dataviews';
import { PeopleScreen } from './index';

/** With WordPress's own components. */
export const People = () => <PeopleScreen DataViews={ DataViews } />;
