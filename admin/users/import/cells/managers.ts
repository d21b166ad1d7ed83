import { __, sprintf } from '@wordpress/i18n';
import { bare, folded } from '../columns/bare';
import { clean } from './clean';

/** A person of the file, as far as managers are found by it. */
export interface FilePerson {
	/** The cell that says whom the row is about: an address or a user ID. */
	key: string;
	employeeId: string;
	/** The cell with the full name, as it stands in the file. */
	fullName: string;
	/** First and last name, as they are imported. */
	name: string;
}

/** "Jane Roe (1042)" and "Jane Roe <jane@example.com>". */
const withDetail = /^(.*?)\s*[[(<]([^\])>]*)[\])>]$/;

/** The texts whose key is that of one person alone. */
function onlyOne(
	pairs: Iterable< readonly [ string, string ] >
): ReadonlyMap< string, string > {
	const found = new Map< string, string >();
	const doubled = new Set< string >();
	for ( const [ key, value ] of pairs ) {
		if ( key === '' || value === '' ) {
			continue;
		}
		if ( found.has( key ) ) {
			doubled.add( key );
		}
		found.set( key, value );
	}
	doubled.forEach( ( key ) => found.delete( key ) );
	return found;
}

/** Spreadsheet programs drop the zeros before a number. */
const withoutZeros = ( id: string ) => bare( id ).replace( /^0+(?=\d+$)/, '' );

/**
 * Makes of a manager's cell what the server understands: an address, a user ID, or a name. It knows neither the
 * employee IDs of the file nor full names as the file writes them.
 *
 * @param rows
 */
export function managersIn(
	rows: readonly FilePerson[]
): ( cell: string ) => string {
	// A person may have several rows, one for each position.
	const people = [
		...new Map(
			rows.map( ( row, at ) => [ folded( row.key ) || at, row ] )
		).values(),
	];
	const byId = ( keyOf: ( id: string ) => string ) =>
		onlyOne(
			people.map(
				( { employeeId, key, name } ) =>
					[ keyOf( employeeId ), key || name ] as const
			)
		);
	const ids = byId( bare );
	const shortIds = byId( withoutZeros );
	const idOf = ( text: string ) =>
		ids.get( bare( text ) ) ?? shortIds.get( withoutZeros( text ) );
	const names = onlyOne(
		people.map(
			( { fullName, name } ) => [ folded( fullName ), name ] as const
		)
	);
	const hasIds = people.some( ( { employeeId } ) => employeeId !== '' );
	return ( cell ) => {
		const text = clean( cell );
		const [ , before = text, detail = '' ] = withDetail.exec( text ) ?? [];
		if ( detail.includes( '@' ) ) {
			return detail;
		}
		const found =
			idOf( text ) ?? idOf( detail ) ?? names.get( folded( text ) );
		if ( found !== undefined ) {
			return found;
		}
		// A number alone would be taken for the user ID of another person.
		return hasIds && /^\d+$/.test( before )
			? sprintf(
					/* translators: %s: employee ID of a manager. */
					__( 'Employee ID %s', 'svc' ),
					before
				)
			: before;
	};
}
