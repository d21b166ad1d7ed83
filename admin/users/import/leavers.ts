import { clean } from './cells/clean';
import type { Dates } from './cells/dates';
import { folded, wordsOf } from './columns/bare';
import type { Spreadsheet } from './spreadsheet/read';

/** Rows of people who have left the company, as a column of the file says. */
export interface Leavers {
	/** Numbers of the rows. */
	rows: ReadonlySet< number >;
	header: string;
	/** What the first of them has in that column. */
	cell: string;
}

/** Beginnings of a status; some systems have T for terminated. "Baja médica" is sick leave. */
const leftWords = [
	...[ 't$', 'terminat', 'termed', 'inactive', 'not active', 'disabled' ],
	...[ 'deactivated', 'separated', 'deceased', 'retired', 'resigned' ],
	...[ 'former', 'left', 'ausgeschieden', 'ausgetreten', 'inaktiv' ],
	...[ 'gekundigt', 'inactif', 'parti$', 'sorti', 'inactivo', 'jubilad' ],
	...[ 'despedid', 'baja( voluntaria| definitiva)?$' ],
];
const hasLeft = new RegExp( `^(${ leftWords.join( '|' ) })` );
const isEmployed = /^(a$|activ|aktiv|actif|employed|current)/;
const isNo = /^(0|n|no|false|nein|non)$/;
const isYes = /^(1|y|yes|true|ja|si|oui)$/;

/** A status of something other than the employment. */
const otherStatus: ReadonlySet< string > = new Set( [
	...[ 'marital', 'visa', 'immigration', 'flsa', 'tax', 'filing', 'veteran' ],
	...[ 'military', 'license', 'review', 'benefit', 'benefits', 'background' ],
	...[ 'disability', 'smoker', 'i9', 'onboarding', 'training', 'pay' ],
] );

/** Of a "left" column the cells are days or a yes. */
type Kind = 'status' | 'active' | 'left';

const kinds: readonly ( readonly [ Kind, ReadonlySet< string > ] )[] = [
	[
		'left',
		new Set( [
			...[ 'termination', 'terminated', 'separation', 'inactive' ],
			...[ 'disabled', 'deactivated', 'austritt', 'austrittsdatum' ],
			...[ 'baja', 'cese', 'sortie' ],
		] ),
	],
	[
		'active',
		new Set( [ 'active', 'enabled', 'aktiv', 'activo', 'actif' ] ),
	],
	[ 'status', new Set( [ 'status', 'estado', 'statut', 'estatus' ] ) ],
];

function kindOf( header: string ): Kind | null {
	const words = wordsOf( header );
	if ( words.some( ( word ) => otherStatus.has( word ) ) ) {
		return null;
	}
	return (
		kinds.find( ( [ , some ] ) =>
			words.some( ( word ) => some.has( word ) )
		)?.[ 0 ] ?? null
	);
}

function tells( kind: Kind, cell: string, dates: Dates ): boolean {
	const text = folded( cell );
	switch ( kind ) {
		case 'status':
			return hasLeft.test( text );
		case 'active':
			return isNo.test( text ) || hasLeft.test( text );
		case 'left': {
			const today = new Date().toISOString().slice( 0, 10 );
			const days = [
				dates.iso( cell, 'day' ),
				dates.iso( cell, 'month' ),
			].filter( ( day ) => day !== null );
			return (
				isYes.test( text ) ||
				( days.length > 0 && days.every( ( day ) => day <= today ) )
			);
		}
	}
}

/** Whether the cell says that the person is employed or has left: "Full-Time" does not. */
const tellsEmployment = ( kind: Kind, cell: string ) =>
	kind === 'active'
		? cell !== ''
		: isEmployed.test( folded( cell ) ) || hasLeft.test( folded( cell ) );

/**
 * Who has left, by the first column that tells it of some of the people and not of all. A day of leaving says less than
 * a status: people may have come back.
 */
export function leaversIn(
	{ headers, rows }: Spreadsheet,
	dates: Dates
): Leavers | null {
	const columns = headers.flatMap( ( header, at ) => {
		const kind = kindOf( header );
		return kind ? [ { header, at, kind } ] : [];
	} );
	const hasStatus = columns.some(
		( { at, kind } ) =>
			kind !== 'left' &&
			rows.some( ( { cells } ) =>
				tellsEmployment( kind, clean( cells[ at ] ) )
			)
	);
	for ( const { header, at, kind } of columns ) {
		if ( kind === 'left' && hasStatus ) {
			continue;
		}
		const found = rows.filter( ( { cells } ) =>
			tells( kind, clean( cells[ at ] ), dates )
		);
		if ( found.length > 0 && found.length < rows.length ) {
			return {
				rows: new Set( found.map( ( { number } ) => number ) ),
				header,
				cell: clean( found[ 0 ]?.cells[ at ] ),
			};
		}
	}
	return null;
}
