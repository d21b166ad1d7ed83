export { DeliveriesScreen } from './deliveries/screen';
export { Webhooks } from './deliveries/webhooks';
