export { PagesScreen } from './pages/screen';
export { PageStatistics } from './stats';
