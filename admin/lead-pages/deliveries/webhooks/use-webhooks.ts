import {
	listWebhooks,
	type Webhook,
} from '../../../../client/src/lead-pages/index';
import { transport } from '../../../shared/transport';
import { useAnswer } from '../../../shared/use-answer';

const none: readonly Webhook[] = [];

/** The receivers of the site, which has few. */
export function useWebhooks() {
	const { value, ...asked } = useAnswer(
		'webhooks',
		async ( signal ) =>
			( await listWebhooks( transport, { per_page: 100 }, { signal } ) )
				.body.data
	);
	return { webhooks: value ?? none, isRead: value !== null, ...asked };
}
