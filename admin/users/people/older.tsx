import { DataViews } from '@wordpress/dataviews/wp';
import { TrashScreen } from './trash';
import { PeopleScreen } from './index';

/** With components of its own: those of WordPress before 7.1 lack what DataViews needs. */
export const People = () => <PeopleScreen DataViews={ DataViews } />;
export const Trash = () => <TrashScreen DataViews={ DataViews } />;
