import {
	getCalculatorSettings,
	updateCalculatorSettings,
	type CalculatorSettings,
} from '../../../client/src/mortgage-calculator/index';
import { paramsOf } from '../../shared/failure';
import type { FieldRows } from '../../shared/form/field-row';
import { NotSaved } from '../../shared/form/not-saved';
import type { Source, Version } from '../../shared/form/use-saving';
import { ifMatch, transport } from '../../shared/transport';
import { changesOf, draftOf } from './draft';

/** The settings as the server has them. */
export interface SettingsVersion extends Version {
	settings: CalculatorSettings;
	etag: string | null;
}

export async function readSettingsVersion(
	rows: FieldRows,
	signal?: AbortSignal
): Promise< SettingsVersion > {
	const { body: settings, etag } = await getCalculatorSettings(
		transport,
		signal ? { signal } : {}
	);
	return { settings, etag, draft: draftOf( settings, rows ) };
}

export const settingsSource = (
	rows: FieldRows
): Source< SettingsVersion > => ( {
	read: () => readSettingsVersion( rows ),
	async write( { settings, etag }, draft, names ) {
		try {
			await updateCalculatorSettings(
				transport,
				changesOf( settings, draft, rows, names ),
				ifMatch( etag )
			);
		} catch ( thrown ) {
			throw new NotSaved( thrown, paramsOf( thrown ), false );
		}
	},
} );
