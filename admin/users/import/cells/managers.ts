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

function onlyOne< Value >(
	pairs: Iterable< readonly [ string, Value ] >
): ReadonlyMap< string, Value > {
	const found = new Map< string, Value >();
	const doubled = new Set< string >();
	for ( const [ key, value ] of pairs ) {
		if ( found.has( key ) ) {
			doubled.add( key );
		}
		found.set( key, value );
	}
	doubled.forEach( ( key ) => found.delete( key ) );
	found.delete( '' );
	return found;
}

/**
 * Makes of a manager's cell what the server understands: an address, a user ID, or a name. It knows neither the
 * employee IDs of the file nor full names as the file writes them.
 *
 * @param people
 * @param cells  Of the managers.
 */
export function managersIn(
	people: readonly FilePerson[],
	cells: readonly string[]
): ( cell: string ) => string {
	const ids = onlyOne(
		people.map(
			( { employeeId, key } ) => [ bare( employeeId ), key ] as const
		)
	);
	const names = onlyOne(
		people.map(
			( { fullName, name } ) => [ folded( fullName ), name ] as const
		)
	);
	const isId = ( cell: string ) => ids.has( bare( cell ) );
	const filled = cells.map( clean ).filter( Boolean );
	const byId = filled.filter( isId ).length > filled.length / 2;
	return ( cell ) => {
		const text = clean( cell );
		const [ , before = text, detail = '' ] = withDetail.exec( text ) ?? [];
		if ( detail.includes( '@' ) ) {
			return detail;
		}
		const found =
			ids.get( bare( text ) ) ??
			ids.get( bare( detail ) ) ??
			names.get( folded( text ) );
		if ( found !== undefined ) {
			return found;
		}
		// A number alone would be taken for the user ID of another person.
		return byId && /^\d+$/.test( text )
			? sprintf(
					/* translators: %s: employee ID of a manager. */
					__( 'Employee ID %s', 'svc' ),
					text
				)
			: before;
	};
}
