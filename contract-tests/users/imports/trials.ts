import type { Import } from '../../../client/src/users/import-schemas';
import { mayManage } from '../../support/columns';
import { importStep, imports } from '../../support/paths';
import type { Ask, Trials } from '../../support/trials';
import { as, world } from '../../support/world';
import { checked, open } from './import';

const { colleague } = world.callers;

const rows = [ [ String( colleague.userId ), 'colleague' ] ];
const file = [
	[ 'user_id', 'first_name' ],
	rows,
	{ match: 'user_id' },
] satisfies Parameters< typeof open >;

const opened = async (): Promise< Ask > => ( {
	id: ( await open( ...file ) ).id,
} );
const isChecked = async (): Promise< Ask > => ( {
	id: ( await checked( ...file ) ).id,
} );
const withoutRows = async (): Promise< Ask > => {
	const { body } = await as.manager.post( imports, { columns: [ 'email' ] } );
	return { id: ( body as Import ).id };
};
const cancelled = async (): Promise< Ask > => {
	const ask = await opened();
	await as.manager.post( importStep( ask.id!, 'cancel' ), {} );
	return ask;
};

const everything = { may: mayManage, request: () => ( {} ) };
const oneImport = { may: mayManage, request: opened };

const withBody = async ( making: Promise< Ask >, body: object ) => ( {
	...( await making ),
	body,
} );

export const trials: Trials = {
	listImports: everything,
	createImport: {
		may: mayManage,
		request: () => ( { body: { columns: [ 'email' ] } } ),
	},
	listImportColumns: everything,
	getImport: oneImport,
	deleteImport: oneImport,
	listImportRows: oneImport,
	putImportRows: {
		may: mayManage,
		request: () => withBody( opened(), { from: 3, rows } ),
		errors: {
			rest_import_conflict: () =>
				withBody( cancelled(), { from: 3, rows } ),
		},
	},
	checkImport: {
		may: mayManage,
		request: () => withBody( opened(), {} ),
		errors: {
			rest_import_conflict: () => withBody( withoutRows(), {} ),
		},
	},
	runImport: {
		may: mayManage,
		request: () => withBody( isChecked(), {} ),
		errors: { rest_import_conflict: () => withBody( opened(), {} ) },
	},
	cancelImport: {
		may: mayManage,
		request: () => withBody( opened(), {} ),
	},
	getImportReport: { may: mayManage, request: isChecked },
};
