import { DataViews } from '@wordpress/dataviews';
import { TrashScreen } from './trash';
import { PeopleScreen } from './index';

/** With WordPress's own components. */
export const People = () => <PeopleScreen DataViews={ DataViews } />;
export const Trash = () => <TrashScreen DataViews={ DataViews } />;
