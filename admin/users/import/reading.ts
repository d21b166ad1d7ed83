import type { ImportColumn } from '../../../client/src/users/import-schemas.js';
import { usualRole } from '../../shared/people/roles';
import { clean } from './cells/clean';
import type { DateOrder, Dates } from './cells/dates';
import {
	guessRole,
	unknownRoles,
	type ImportedRole,
	type UnknownRole,
} from './cells/roles';
import { guessByCells } from './columns/by-cells';
import { guess } from './columns/guess';
import { dateColumns, fullName, lastNameFirst } from './columns/names';
import { folded } from './columns/bare';
import { lacking, matchFor, type Mapping } from './mapping';
import type { Spreadsheet } from './spreadsheet/read';

/** What a file is read by. */
export interface Reading {
	dates: Dates;
	roles: readonly ImportedRole[];
	mayCreateUsers: boolean;
}

export function* cellsOf(
	{ rows }: Spreadsheet,
	at: number
): Generator< string > {
	for ( const { cells } of rows ) {
		yield clean( cells[ at ] );
	}
}

/** The order of the dates that are imported; where they do not tell it, that of the other dates of the file. */
export function dateOrderOf(
	spreadsheet: Spreadsheet,
	columns: readonly string[],
	{ dates }: Reading
): DateOrder | 'unknown' | 'any' {
	const orders = columns.map( ( name, at ) => ( {
		isImported: dateColumns.includes( name ),
		order: dates.orderOf( cellsOf( spreadsheet, at ) ),
	} ) );
	const own = orders.find(
		( { isImported, order } ) => isImported && order !== 'any'
	);
	if ( own?.order !== 'unknown' ) {
		return own?.order ?? 'any';
	}
	const told = new Set(
		orders
			.map( ( { order } ) => order )
			.filter( ( order ) => order === 'day' || order === 'month' )
	);
	const [ only ] = told;
	return told.size === 1 && only ? only : 'unknown';
}

/** Cells of the role column that are no role. */
export const unknownRolesOf = (
	spreadsheet: Spreadsheet,
	columns: readonly string[],
	{ roles }: Reading
): ReadonlyMap< string, UnknownRole > => {
	const at = columns.indexOf( 'role' );
	return at < 0
		? new Map()
		: unknownRoles( cellsOf( spreadsheet, at ), roles );
};

/** Job titles that tell a role, where no column has roles. */
export function titlesWithRoles(
	spreadsheet: Spreadsheet,
	columns: readonly string[],
	{ roles }: Reading
): ReadonlyMap< string, UnknownRole > {
	const at = columns.includes( 'role' ) ? -1 : columns.indexOf( 'job_title' );
	const titles = at < 0 ? [] : unknownRoles( cellsOf( spreadsheet, at ), [] );
	return new Map(
		[ ...titles ].filter(
			( [ , { text } ] ) => guessRole( text, roles ) !== ''
		)
	);
}

/** A role for each cell that is none, as far as its words tell one. */
export const guessedRoles = (
	spreadsheet: Spreadsheet,
	columns: readonly string[],
	reading: Reading
): Record< string, string > =>
	Object.fromEntries(
		[
			...unknownRolesOf( spreadsheet, columns, reading ),
			...titlesWithRoles( spreadsheet, columns, reading ),
		].map( ( [ key, { text } ] ) => [
			key,
			guessRole( text, reading.roles ),
		] )
	);

/** In many files "Role" is the job title: its texts are no roles of the site, and no column is the title. */
function withTitles(
	columns: readonly string[],
	spreadsheet: Spreadsheet,
	reading: Reading
): string[] {
	const unknown = unknownRolesOf( spreadsheet, columns, reading );
	const at = columns.indexOf( 'role' );
	const told = new Set( at < 0 ? [] : cellsOf( spreadsheet, at ) ).size;
	return ! columns.includes( 'job_title' ) && unknown.size > told / 2
		? columns.map( ( name ) => ( name === 'role' ? 'job_title' : name ) )
		: [ ...columns ];
}

type ByColumns = Pick<
	Mapping,
	'match' | 'createsAccounts' | 'nameOrder' | 'roles'
>;

/** What follows from the columns unless the user has chosen otherwise. */
function byColumns(
	columns: readonly string[],
	spreadsheet: Spreadsheet,
	known: readonly ImportColumn[],
	reading: Reading
): ByColumns {
	const match = matchFor( columns );
	const nameHeader = spreadsheet.headers[ columns.indexOf( fullName ) ] ?? '';
	return {
		match,
		createsAccounts:
			reading.mayCreateUsers &&
			match === 'account_email' &&
			lacking( columns, known ).length === 0,
		nameOrder: lastNameFirst.test( folded( nameHeader ) )
			? 'last'
			: 'first',
		roles: guessedRoles( spreadsheet, columns, reading ),
	};
}

/** The mapping with other columns, and what follows from them. What the user has chosen stays. */
export function withColumns(
	mapping: Mapping,
	columns: string[],
	spreadsheet: Spreadsheet,
	known: readonly ImportColumn[],
	reading: Reading
): Mapping {
	const [ before, after ] = [ mapping.columns, columns ].map( ( some ) =>
		byColumns( some, spreadsheet, known, reading )
	) as [ ByColumns, ByColumns ];
	const kept = < Name extends keyof ByColumns >( name: Name ) =>
		mapping[ name ] === before[ name ] ? after[ name ] : mapping[ name ];
	return {
		...mapping,
		columns,
		match: kept( 'match' ),
		createsAccounts: kept( 'createsAccounts' ),
		nameOrder: kept( 'nameOrder' ),
		roles: { ...after.roles, ...mapping.roles },
	};
}

/** How a file is imported if the user changes nothing. */
export function mappingOf(
	spreadsheet: Spreadsheet,
	known: readonly ImportColumn[],
	reading: Reading
): Mapping {
	const { headers, rows } = spreadsheet;
	const columns = withTitles(
		guessByCells( guess( headers, known ), headers, rows, reading.dates ),
		spreadsheet,
		reading
	);
	return {
		...byColumns( columns, spreadsheet, known, reading ),
		columns,
		clears: false,
		isStrict: false,
		invites: false,
		roleForNew: usualRole( reading.roles ),
		rolesByTitle: false,
		leavesOut: true,
		dateOrder: null,
		names: {},
	};
}

/** A date to be imported that may be two different days, if no cell of the file tells which it is. */
export function unclearDate(
	spreadsheet: Spreadsheet,
	columns: readonly string[],
	reading: Reading
): string | null {
	if ( dateOrderOf( spreadsheet, columns, reading ) !== 'unknown' ) {
		return null;
	}
	for ( const [ at, name ] of columns.entries() ) {
		if ( dateColumns.includes( name ) ) {
			for ( const cell of cellsOf( spreadsheet, at ) ) {
				const day = reading.dates.iso( cell, 'day' );
				const month = reading.dates.iso( cell, 'month' );
				if ( day && month && day !== month ) {
					return cell;
				}
			}
		}
	}
	return null;
}
