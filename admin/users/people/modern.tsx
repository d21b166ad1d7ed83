import { DataViews } from '@wordpress/dataviews';
import { PeopleScreen } from './index';

/** With the components that WordPress has. */
export const People = () => <PeopleScreen DataViews={ DataViews } />;
