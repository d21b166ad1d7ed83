import {
	getLeadSettings,
	updateLeadSettings,
	type LeadSettingsChanges,
} from '../../../client/src/lead-pages/index';
import { paramsOf } from '../../shared/failure';
import { NotSaved } from '../../shared/form/not-saved';
import type { Source, Version } from '../../shared/form/use-saving';
import { ifMatch, transport } from '../../shared/transport';

/** The settings as the server has them. */
export interface SettingsVersion extends Version {
	etag: string | null;
}

export async function readSettings(
	signal?: AbortSignal
): Promise< SettingsVersion > {
	const { body, etag } = await getLeadSettings(
		transport,
		signal ? { signal } : {}
	);
	return { draft: body, etag };
}

export const settingsSource: Source< SettingsVersion > = {
	read: () => readSettings(),
	async write( { etag }, draft, names ) {
		const changes = Object.fromEntries(
			names.map( ( name ) => [ name, draft[ name ] ] )
		) as LeadSettingsChanges;
		try {
			await updateLeadSettings( transport, changes, ifMatch( etag ) );
		} catch ( thrown ) {
			throw new NotSaved( thrown, paramsOf( thrown ), false );
		}
	},
};
