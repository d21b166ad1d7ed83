import type {
	WebhookDeliveryList,
	WebhookWithSecret,
} from '../../client/src/lead-pages';
import {
	receiver,
	verify,
	type Receiver,
} from '../../contract-tests/support/receiver';
import { mailServer, type MailServer } from '../../contract-tests/support/smtp';
import type { LeadSite } from './lead-site';

/** Runs of the outbox side by side. */
const runners = 3;

/** Runs of all of them, 20 seconds each at most, after which a message that has not come counts as missing. */
const longest = 30;

/** A mail server and a receiver of webhooks, which count what is told of leads. */
export class Listeners {
	private constructor(
		private readonly leadSite: LeadSite,
		private readonly mails: MailServer,
		private readonly hooks: Receiver,
		private readonly webhook: WebhookWithSecret
	) {}

	static async on( leadSite: LeadSite ): Promise< Listeners > {
		const there = await receiver();
		const webhook = await leadSite.asAdministrator< WebhookWithSecret >(
			'POST',
			'/lead-pages/v1/webhooks',
			{
				url: there.url,
				events: [ 'lead.created', 'lead.resubmitted' ],
				description: 'Load',
			}
		);
		return new Listeners( leadSite, await mailServer(), there, webhook );
	}

	/** An address whose e-mails come here. */
	get address(): string {
		return `smtp-${ this.mails.port }-load@example.org`;
	}

	/** What was told, after all that is due was sent: once for each lead. */
	async faults( leads: number ): Promise< string[] > {
		const seconds = await this.run( leads );
		const notices = new Set(
			this.mails.mails.map( ( { messageId } ) => messageId )
		);
		const ids = new Set( this.hooks.received.map( ( { id } ) => id ) );
		const told = new Set(
			this.hooks.received.map( ( one ) => {
				verify( this.webhook.secret, one );
				return one.json.data.reference;
			} )
		);
		process.stdout.write(
			`${ this.mails.mails.length } notices (${ notices.size } Message-IDs), ${ this.hooks.received.length } requests (${ ids.size } webhook ids of ${ told.size } leads) in ${ seconds.toFixed( 0 ) } s by ${ runners } runners\n`
		);
		return [
			...( this.mails.mails.length === leads && notices.size === leads
				? []
				: [ `there should be ${ leads } notices` ] ),
			...( this.hooks.received.length === leads &&
			ids.size === leads &&
			told.size === leads
				? []
				: [ `there should be ${ leads } webhook ids` ] ),
		];
	}

	async stop() {
		await this.leadSite.asAdministrator(
			'DELETE',
			`/lead-pages/v1/webhooks/${ this.webhook.id }`
		);
		await this.mails.stop();
		await this.hooks.stop();
	}

	private async run( leads: number ): Promise< number > {
		const begin = performance.now();
		for ( let time = 0; time < longest; time++ ) {
			await Promise.all(
				Array.from( { length: runners }, () =>
					this.leadSite.asAdministrator(
						'POST',
						'/fixture/v1/outbox/run',
						{}
					)
				)
			);
			if (
				this.mails.mails.length >= leads &&
				( await this.waiting() ) === 0
			) {
				break;
			}
		}
		return ( performance.now() - begin ) / 1000;
	}

	private async waiting(): Promise< number > {
		const { total } =
			await this.leadSite.asAdministrator< WebhookDeliveryList >(
				'GET',
				`/lead-pages/v1/deliveries?webhook_id=${ this.webhook.id }&status=waiting`
			);
		return total;
	}
}
