export { DeliveriesScreen } from './deliveries/screen';
export { Webhooks } from './deliveries/webhooks';
export { LeadsScreen } from './leads/screen';
export { PagesScreen } from './pages/screen';
export { PageStatistics } from './stats';
