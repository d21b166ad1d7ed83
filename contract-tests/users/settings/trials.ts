import { mayManage } from '../../support/columns';
import type { Trials } from '../../support/trials';

export const trials: Trials = {
	getSettings: { may: mayManage, request: () => ( {} ) },
	updateSettings: { may: mayManage, request: () => ( { body: {} } ) },
};
