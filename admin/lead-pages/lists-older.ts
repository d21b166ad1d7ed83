import { DataViews } from '@wordpress/dataviews/wp';
import { screensWith } from './lists-with';

/** With components of its own: those of WordPress before 7.1 lack what DataViews needs. */
export const screens = () => screensWith( DataViews );
