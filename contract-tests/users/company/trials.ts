import { mayManage, mayNotManage } from '../../support/columns';
import type { Trials } from '../../support/trials';

export const trials: Trials = {
	getCompany: {
		may: [ ...mayNotManage, ...mayManage ],
		request: () => ( {} ),
	},
	updateCompany: { may: mayManage, request: () => ( { body: {} } ) },
};
