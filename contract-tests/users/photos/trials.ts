import { mayManage } from '../../support/columns';
import type { Trials } from '../../support/trials';
import { base64, png } from './pictures';

export const trials: Trials = {
	uploadPhoto: {
		may: [ 'partner', 'person', ...mayManage ],
		request: () => ( { body: { image: base64( png( 4, 3 ) ) } } ),
	},
};
