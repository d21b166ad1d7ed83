import { mayManage } from '../support/columns';
import type { Trials } from '../support/trials';

export const trials: Trials = {
	getAssistantSettings: { may: mayManage, request: () => ( {} ) },
	updateAssistantSettings: {
		may: mayManage,
		request: () => ( { body: {} } ),
	},
	listCalls: { may: mayManage, request: () => ( {} ) },
};
