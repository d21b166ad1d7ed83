import { clean } from '../cells/clean';
import type { Dates } from '../cells/dates';
import type { Numbered } from '../spreadsheet/records';
import { bare, folded } from './bare';
import { isOtherMatter, isUnwanted, tellsOfStart } from './guess';
import { employeeId, fullName } from './names';

const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const phone = /^\+?[\d\s().\-/]{7,24}(\s*(x|ext\.?)\s*\d+)?$/i;
/** Amounts and IDs: "4500.00", "125 000", and social security numbers. */
const noPhone =
	/^(\d+([.,]\d+)?|\d{1,3}[ .]\d{3}([.,]\d+)?|\d{3}-\d{2}-\d{4})$/;
const plainNumber = /^\d+([.,]\d+)?$/;
const name = /^\p{L}[\p{L}\p{Mn}'’.\-]*,?(\s+[\p{L}\p{Mn}'’.,()"\-]+){1,5}$/u;

/** The rows in which most columns show what they are. */
const mostRows = 2000;

interface Cells {
	at: number;
	filled: string[];
	/** Each once, without case and accents. */
	distinct: ReadonlySet< string >;
}

/** How many of them, from 0 to 1. */
const share = ( cells: readonly string[], is: ( cell: string ) => boolean ) =>
	cells.length === 0 ? 0 : cells.filter( is ).length / cells.length;

const isUnique = ( { filled, distinct }: Cells ) =>
	distinct.size > 0.9 * filled.length;

/** The latest day that people may have been hired for. */
const lastStart = () => {
	const day = new Date();
	day.setFullYear( day.getFullYear() + 1 );
	return day.toISOString().slice( 0, 10 );
};

/** People are hired to this day, while birthdays and the like end long before. */
const isOfWork = ( days: readonly string[] ) => {
	const lately = new Date().getFullYear() - 10;
	return days.some( ( day ) => Number( day.slice( 0, 4 ) ) >= lately );
};

/** Numbers of one or two digits may count anything. */
const isSmall = ( cell: string ) => /^\d{1,2}$/.test( cell );

/** Fills in what the headers did not tell: columns whose cells can be only one thing. */
export function guessByCells(
	guessed: readonly string[],
	headers: readonly string[],
	rows: readonly Numbered[],
	dates: Dates
): string[] {
	const some = rows.slice( 0, mostRows );
	const all = headers.map( ( _, at ): Cells => {
		const filled = some
			.map( ( { cells } ) => clean( cells[ at ] ) )
			.filter( Boolean );
		return { at, filled, distinct: new Set( filled.map( folded ) ) };
	} );
	// Of many programs the user ID is what a person signs in with.
	const columns = guessed.map( ( column, at ) =>
		column === 'user_id' &&
		! all[ at ]?.filled.every( ( cell ) => /^\d+$/.test( cell ) )
			? ''
			: column
	);
	const has = ( ...names: string[] ) =>
		names.some( ( one ) => columns.includes( one ) );
	const take = (
		field: string,
		is: ( cells: Cells ) => boolean,
		isOther = isOtherMatter
	) => {
		const found = all.find(
			( cells ) =>
				columns[ cells.at ] === '' &&
				cells.filled.length > 0 &&
				! isOther( headers[ cells.at ] ?? '' ) &&
				is( cells )
		);
		if ( found ) {
			columns[ found.at ] = field;
		}
	};
	if ( ! has( 'email', 'account_email', 'user_id' ) ) {
		take(
			'email',
			( cells ) =>
				isUnique( cells ) &&
				share( cells.filled, ( one ) => address.test( one ) ) > 0.8
		);
	}
	if ( ! has( fullName, 'first_name', 'last_name' ) ) {
		take(
			fullName,
			( cells ) =>
				isUnique( cells ) &&
				share( cells.filled, ( one ) => name.test( one ) ) > 0.8
		);
	}
	if ( ! has( 'manager' ) ) {
		const people = all.filter( ( { at } ) =>
			[ 'email', 'account_email', fullName, employeeId ].includes(
				columns[ at ] ?? ''
			)
		);
		take(
			'manager',
			( cells ) =>
				people.some(
					( of ) =>
						areAmong( cells, of ) &&
						! isUnique( cells ) &&
						! cells.filled.every( isSmall )
				),
			isUnwanted
		);
	}
	if ( ! has( employeeId ) && has( 'manager' ) ) {
		const managers = all[ columns.indexOf( 'manager' ) ];
		take(
			employeeId,
			( cells ) =>
				managers !== undefined &&
				isUnique( cells ) &&
				areAmong( managers, cells )
		);
	}
	if ( ! has( 'start_date' ) ) {
		const last = lastStart();
		take( 'start_date', ( { at, filled } ) => {
			// Accounts are created, licenses issued and people reviewed on recent days, too.
			if ( ! tellsOfStart( headers[ at ] ?? '' ) ) {
				return false;
			}
			const days = filled
				.flatMap(
					( cell ) =>
						dates.iso( cell, 'day' ) ??
						dates.iso( cell, 'month' ) ??
						[]
				)
				.filter( ( day ) => day <= last );
			return (
				days.length > 0.8 * filled.length &&
				! filled.some( ( cell ) => plainNumber.test( cell ) ) &&
				isOfWork( days )
			);
		} );
	}
	if ( ! has( 'phone' ) ) {
		take(
			'phone',
			( { filled } ) =>
				share(
					filled,
					( one ) =>
						phone.test( one ) &&
						! noPhone.test( one ) &&
						! dates.isDate( one )
				) > 0.8 && filled.some( ( one ) => /[\s()+.-]/.test( one ) )
		);
	}
	return columns;
}

/** Whether most values are also values of the other column. */
const areAmong = ( cells: Cells, others: Cells ) => {
	const keys = new Set( [ ...others.distinct ].map( bare ) );
	const values = [ ...cells.distinct ];
	return share( values, ( one ) => keys.has( bare( one ) ) ) > 0.6;
};
