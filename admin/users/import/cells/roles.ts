import type { FieldChoice } from '../../../shared/form/field-row';
import { bare, folded } from '../columns/bare';
import { clean } from './clean';

/** Titles by the role that they speak of; the first that fits counts. */
const titles: readonly ( readonly [ RegExp, string ] )[] = [
	[ /\bassistant (to|of)\b|\bexecutive assistant\b/, 'assistant' ],
	[ /\b(realtor|real estate)\b/, 'realtor_partner' ],
	[
		/\b(chief|c[efot]o|president|vp|svp|evp|avp|director|head of|executive|leadership|(managing|founding|equity) (partner|director))\b/,
		'leadership',
	],
	[
		/\bassistant|\bassistenz|\bassistent|\basistente|\bsecretar/,
		'assistant',
	],
	[
		/\b(loan|mortgage) (officer|originator|advisor|consultant|banker)|\bmlo\b/,
		'loan_officer',
	],
];

/** A role of the site. */
export interface ImportedRole extends FieldChoice {
	/** The label that it has where the site has none of its own. */
	defaultLabel?: string;
}

/** The role that a cell names: as exports write it, by its label, by its slug, or by its default label. */
export function roleOf(
	cell: string,
	roles: readonly ImportedRole[]
): string | null {
	const text = bare( cell );
	const found =
		roles.find( ( { value } ) => value === cell.trim() ) ??
		roles.find( ( { label } ) => bare( label ) === text ) ??
		roles.find( ( { value } ) => bare( value ) === text ) ??
		roles.find(
			( { defaultLabel } ) =>
				defaultLabel !== undefined && bare( defaultLabel ) === text
		);
	return found?.value ?? null;
}

/** The role that the words of a cell speak of, among those that forms offer; "" where they speak of none. */
export function guessRole(
	cell: string,
	roles: readonly FieldChoice[]
): string {
	const text = folded( cell );
	const slug = titles.find( ( [ pattern ] ) => pattern.test( text ) )?.[ 1 ];
	const isOffered = roles.some(
		( { value, isHidden } ) => value === slug && ! isHidden
	);
	return isOffered ? ( slug ?? '' ) : '';
}

export interface UnknownRole {
	/** As it stands in the first of these cells. */
	text: string;
	rows: number;
}

/** Cells that are no role, by their bare text. */
export function unknownRoles(
	cells: Iterable< string >,
	roles: readonly ImportedRole[]
): ReadonlyMap< string, UnknownRole > {
	const found = new Map< string, UnknownRole >();
	for ( const cell of cells ) {
		const text = clean( cell );
		const key = bare( text );
		const before = found.get( key );
		if ( before ) {
			before.rows++;
		} else if ( text !== '' && roleOf( text, roles ) === null ) {
			found.set( key, { text, rows: 1 } );
		}
	}
	return found;
}
