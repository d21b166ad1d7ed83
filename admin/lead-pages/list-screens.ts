export { LeadsScreen } from './leads/screen';
