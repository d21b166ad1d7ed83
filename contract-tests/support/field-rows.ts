import type { FieldRow as FormRow } from '../../admin/shared/form/field-row';
import { exchange } from './http';
import { logIn } from './login';
import { host } from './site';

/** A field as the dashboard gets it with a page. */
export interface FieldRow extends FormRow {
	group: 'profile' | 'intranet' | 'custom';
	listed: boolean;
}

/** The rows of fields that an account gets with a page of the dashboard. */
export async function fieldRows(
	user: string,
	password: string,
	page: 'svc-people' | 'svc-people-me'
): Promise< FieldRow[] > {
	const { cookie } = await logIn( user, password );
	const { text } = await exchange( {
		method: 'GET',
		url: `${ host.url }/wp-admin/admin.php?page=${ page }`,
		headers: { Cookie: cookie },
	} );
	const [ , json ] = /window\.svcAdmin = (.*);$/m.exec( text ) ?? [];
	if ( json === undefined ) {
		throw new Error( `${ page } has no data for ${ user }.` );
	}
	return ( JSON.parse( json ) as { fields: FieldRow[] } ).fields;
}
