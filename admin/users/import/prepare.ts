import { clean } from './cells/clean';
import { managersIn, type FilePerson } from './cells/managers';
import { splitName } from './cells/names';
import { roleOf } from './cells/roles';
import { bare } from './columns/bare';
import { dateColumns, employeeId, fullName } from './columns/names';
import { leaversIn } from './leavers';
import { keyOf, type Mapping } from './mapping';
import { dateOrderOf, titlesWithRoles, type Reading } from './reading';
import type { Spreadsheet } from './spreadsheet/read';
import type { Numbered } from './spreadsheet/records';

/** What is sent: the imported columns alone, with cells as the server reads them. */
export interface Prepared {
	columns: string[];
	rows: Numbered[];
}

type Cell = ( row: Numbered ) => string;

/** The first and last name of a row with a full name. */
const namesOf = ( mapping: Mapping, at: number, { number, cells }: Numbered ) =>
	mapping.names[ number ] ??
	splitName( clean( cells[ at ] ), mapping.nameOrder );

/** The people of the file, for the names and IDs of managers. */
function peopleOf( { rows }: Spreadsheet, mapping: Mapping ): FilePerson[] {
	const { columns } = mapping;
	const cell = ( name: string | undefined ) => {
		const at = name === undefined ? -1 : columns.indexOf( name );
		return ( { cells }: Numbered ) => clean( cells[ at ] );
	};
	const key = cell( keyOf( mapping ) );
	const id = cell( employeeId );
	const whole = cell( fullName );
	const at = columns.indexOf( fullName );
	return rows.map( ( row ) => {
		const { first, last } = namesOf( mapping, at, row );
		return {
			key: key( row ),
			employeeId: id( row ),
			fullName: whole( row ),
			name: `${ first } ${ last }`.trim(),
		};
	} );
}

/** The columns that the server gets for one of the file. */
function sent(
	name: string,
	at: number,
	spreadsheet: Spreadsheet,
	mapping: Mapping,
	reading: Reading
): [ string, Cell ][] {
	const text: Cell = ( { cells } ) => clean( cells[ at ] );
	if ( name === '' || name === employeeId ) {
		return [];
	}
	if ( name === fullName ) {
		return [
			[ 'first_name', ( row ) => namesOf( mapping, at, row ).first ],
			[ 'last_name', ( row ) => namesOf( mapping, at, row ).last ],
		];
	}
	if ( name === 'role' ) {
		return [
			[
				name,
				( row ) =>
					roleOf( text( row ), reading.roles ) ??
					mapping.roles[ bare( text( row ) ) ] ??
					text( row ),
			],
		];
	}
	if ( name === 'job_title' && mapping.rolesByTitle ) {
		const titles = titlesWithRoles( spreadsheet, mapping.columns, reading );
		const role: Cell = ( row ) => {
			const key = bare( text( row ) );
			return titles.has( key ) ? ( mapping.roles[ key ] ?? '' ) : '';
		};
		return [
			[ name, text ],
			...( titles.size > 0
				? [ [ 'role', role ] as [ string, Cell ] ]
				: [] ),
		];
	}
	if ( name === 'manager' ) {
		const managers = managersIn( peopleOf( spreadsheet, mapping ) );
		return [ [ name, ( row ) => managers( text( row ) ) ] ];
	}
	if ( dateColumns.includes( name ) ) {
		const told = dateOrderOf( spreadsheet, mapping.columns, reading );
		const order =
			told === 'day' || told === 'month' ? told : mapping.dateOrder;
		return [
			[
				name,
				( row ) =>
					reading.dates.iso( text( row ), order ) ?? text( row ),
			],
		];
	}
	return [ [ name, text ] ];
}

/** The rows as the server reads them: names split, dates as YYYY-MM-DD, roles by their slugs. What cannot be read stays as it is. */
export function prepared(
	spreadsheet: Spreadsheet,
	mapping: Mapping,
	reading: Reading
): Prepared {
	const columns = mapping.columns.flatMap( ( name, at ) =>
		sent( name, at, spreadsheet, mapping, reading )
	);
	const leavers = mapping.leavesOut
		? leaversIn( spreadsheet, reading.dates )
		: null;
	return {
		columns: columns.map( ( [ name ] ) => name ),
		rows: spreadsheet.rows
			.filter( ( { number } ) => ! leavers?.rows.has( number ) )
			.map( ( row ) => ( {
				number: row.number,
				cells: columns.map( ( [ , cell ] ) => cell( row ) ),
			} ) ),
	};
}
