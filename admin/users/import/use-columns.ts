import type { ImportColumn } from '../../../client/src/users/import-schemas.js';
import { listImportColumns } from '../../../client/src/users/imports.js';
import { transport } from '../../shared/transport';
import { useAnswer, type Asked } from '../../shared/use-answer';

let known: Promise< ImportColumn[] > | null = null;

/** The columns that can be imported; they do not change while the page is open. */
const ask = () =>
	( known ??= listImportColumns( transport ).then(
		( { body } ) => body.data,
		( failure: unknown ) => {
			known = null;
			throw failure;
		}
	) );

export const useColumns = (): Asked< ImportColumn[] > =>
	useAnswer( 'columns', ask );

/** The label of a column; one that no longer exists has its name in the API. */
export const labelOf = (
	columns: readonly ImportColumn[] | null,
	name: string
): string => columns?.find( ( one ) => one.name === name )?.label ?? name;
