import {
	getMailSettings,
	listTemplates,
	updateMailSettings,
} from '../../../client/src/etb/index';
import { paramsOf } from '../../shared/failure';
import type { FieldRows } from '../../shared/form/field-row';
import { NotSaved } from '../../shared/form/not-saved';
import { largestPage, readAll } from '../../shared/list/read-all';
import type { Source, Version } from '../../shared/form/use-saving';
import { ifMatch, transport } from '../../shared/transport';
import { changesOf, draftOf } from './draft';
import { brandRows } from './rows';

/** The settings as the server has them. */
export interface BrandVersion extends Version {
	etag: string | null;
}

/** The fields, which offer the active templates. */
export async function readRows( signal: AbortSignal ): Promise< FieldRows > {
	const templates = await readAll(
		async ( page ) =>
			(
				await listTemplates(
					transport,
					{
						status: 'active',
						orderby: 'name',
						page,
						per_page: largestPage,
					},
					{ signal }
				)
			).body
	);
	return brandRows( ( purpose ) =>
		templates
			.filter( ( one ) => one.purpose === purpose )
			.map( ( { id, name } ) => ( { value: String( id ), label: name } ) )
	);
}

export async function readVersion( rows: FieldRows ): Promise< BrandVersion > {
	const { body, etag } = await getMailSettings( transport );
	return { etag, draft: draftOf( body, rows ) };
}

export const brandSource = ( rows: FieldRows ): Source< BrandVersion > => ( {
	read: () => readVersion( rows ),
	async write( { etag }, draft, names ) {
		try {
			await updateMailSettings(
				transport,
				changesOf( draft, rows, names ),
				ifMatch( etag )
			);
		} catch ( thrown ) {
			throw new NotSaved( thrown, paramsOf( thrown ), false );
		}
	},
} );
