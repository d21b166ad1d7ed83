import { DataViews } from '@wordpress/dataviews';
import { screensWith } from './lists-with';

/** With WordPress's own components. */
export const screens = () => screensWith( DataViews );
