import { mayManage } from '../../support/columns';
import type { Trials } from '../../support/trials';

export const trials: Trials = {
	listAccounts: { may: mayManage, request: () => ( {} ) },
};
