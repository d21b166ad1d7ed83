import {
	listSignatures,
	type SignatureList,
} from '../../../client/src/etb/index';
import type { ListShape } from '../../shared/list/list-state';
import type { ListSource } from '../../shared/list/use-list';
import { transport } from '../../shared/transport';

export type Row = SignatureList[ 'data' ][ number ] & { id: number };
type Column = 'email' | 'role' | 'size' | 'warnings';
type Order = 'name';

/** What the list of signatures can show. */
export const signatureShape: ListShape< never, Column, Order > = {
	filters: {},
	columns: [ 'email', 'role', 'size', 'warnings' ],
	orders: [ 'name' ],
	title: { column: 'name', order: 'name' },
	defaults: {
		orderby: 'name',
		order: 'asc',
		perPage: 20,
		layout: 'table',
		columns: [ 'email', 'role', 'size', 'warnings' ],
	},
};

export const signatureList: ListSource< Row, null, never, Column, Order > = {
	page: 'svc-mail-signatures',
	scope: 'svc/mail-signatures',
	shape: signatureShape,
	// The API has one order and no search; the address may name others.
	async readItems( { page, per_page: perPage }, signal ) {
		const { body } = await listSignatures(
			transport,
			{
				...( page !== undefined && { page: Number( page ) } ),
				...( perPage !== undefined && { per_page: Number( perPage ) } ),
			},
			{ signal }
		);
		return {
			...body,
			data: body.data.map( ( row ) => ( { ...row, id: row.user_id } ) ),
		};
	},
	readFacets: () => Promise.resolve( null ),
};
