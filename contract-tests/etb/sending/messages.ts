import { expect } from 'vitest';
import type { MailMessage } from '../../../client/src/etb/message-schemas';
import type {
	MailSettings,
	MailSettingsChanges,
} from '../../../client/src/etb/settings-schemas';
import type { NewTemplate } from '../../../client/src/etb/template-schemas';
import { fixture } from '../../support/bookmarks';
import { as } from '../../support/world';
import { aTemplate } from '../templates';

type Row = Record< string, string | null >;

/** A message's row, and that of the outbox. */
export type MessageRow = Record< string, string | null > & {
	id: string;
	delivery: Row;
};

export interface Queued {
	purpose: string;
	to: { email: string; name?: string; first_name?: string };
	contexts?: object;
	ref?: string;
	throws?: boolean;
}

/** Has an e-mail queued as a component does. */
export const queue = ( message: Queued ) =>
	fixture< MessageRow >( 'POST', '/mail/queue', message );

export const rowOf = ( id: number | string ) =>
	fixture< MessageRow >( 'POST', '/mail/row', { id } );

export const setRow = ( id: number | string, columns: object ) =>
	fixture< MessageRow >( 'PUT', '/mail/row', { id, columns } );

/** Runs the outbox as WP-Cron does, with that message due; `more` is what else happens. */
export async function run(
	{ id, delivery }: MessageRow,
	more: object = {}
): Promise< MessageRow > {
	await fixture( 'POST', '/outbox/run', { id: delivery.id, ...more } );
	return rowOf( id );
}

/** As it is listed. */
export async function listed( {
	id,
	recipient,
}: MessageRow ): Promise< MailMessage > {
	const answer = await as.manager.get( '/etb/v1/messages', {
		query: { search: recipient!, per_page: 100 },
	} );
	const { data } = answer.body as { data: MailMessage[] };
	return data.find( ( one ) => one.id === Number( id ) )!;
}

/** The ID of an active template. */
export const activeTemplate = async (
	fields: Partial< NewTemplate > = {}
): Promise< number > =>
	( await aTemplate( { status: 'active', ...fields } ) ).id;

/** As if the account had sent so many in the last hour and no others, until one more is refused. */
export const sentBy = ( userId: number, status: string, number: number ) =>
	fixture( 'POST', '/mail/sent-by', { user_id: userId, status, number } );

/** The token of the unsubscribe link in marketing for that address. */
export const tokenOf = async ( address: string ): Promise< string > =>
	( await fixture< { token: string } >( 'POST', '/mail/token', { address } ) )
		.token;

/** Changes the e-mail settings; the returned function restores them. */
export async function withMailSettings(
	change: MailSettingsChanges
): Promise< () => Promise< void > > {
	const { body } = await as.manager.get( '/etb/v1/settings' );
	const before = body as MailSettings;
	const put = async ( settings: MailSettingsChanges ) => {
		expect( await as.manager.put( '/etb/v1/settings', settings ) ).toAnswer(
			'updateMailSettings'
		);
	};
	await put( change );
	return () =>
		put( {
			from: before.from,
			wrap_wordpress: before.wrap_wordpress,
			work_anniversaries: before.work_anniversaries,
			keep_days: before.keep_days,
			company: { postal_address: before.company.postal_address },
		} );
}
