import { mayManage } from '../../support/columns';
import { people } from '../../support/people';
import type { Ask, Trials } from '../../support/trials';
import { mayInvite } from '../accounts/trials';
import { invite, setRow } from './deliveries';

const waiting = async (): Promise< Ask & { id: number } > => {
	const [ person ] = await people( {} );
	return { id: await invite( person! ), body: {} };
};

const delivered = async (): Promise< Ask > => {
	const ask = await waiting();
	await setRow( ask.id, { status: 'delivered', due: null, ended_at: 1 } );
	return ask;
};

export const trials: Trials = {
	listDeliveries: { may: mayManage, request: () => ( {} ) },
	retryDelivery: {
		may: mayInvite,
		request: waiting,
		errors: { rest_delivery_done: delivered },
	},
};
