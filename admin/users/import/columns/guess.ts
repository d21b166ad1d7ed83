import type { ImportColumn } from '../../../../client/src/users/import-schemas.js';
import { bare, folded, wordsOf } from './bare';
import {
	addressWords,
	browserWords,
	cities,
	employeeId,
	firmWords,
	formatWords,
	fullName,
	hasManagerWord,
	mailWords,
	managerRank,
	nameAlone,
	otherMatters,
	otherStems,
	prefixes,
	startWords,
	wholeAlone,
} from './names';

interface Known {
	name: string;
	/** The lower, the better a header says what the column is. */
	rank: number;
}

/** Headers by their bare text. What a column is called here goes before what other programs call it. */
function dictionary(
	columns: readonly ImportColumn[]
): ReadonlyMap< string, Known > {
	const known = new Map< string, Known >();
	const learn = ( name: string, words: readonly string[], from: number ) =>
		words.forEach( ( word, at ) => {
			const key = bare( word );
			if ( ! known.has( key ) ) {
				known.set( key, { name, rank: from + at } );
			}
		} );
	columns.forEach( ( { name, label } ) => learn( name, [ name, label ], 0 ) );
	columns.forEach( ( { name, aliases } ) => learn( name, aliases, 2 ) );
	Object.entries( browserWords ).forEach( ( [ name, words ] ) =>
		learn( name, words, 2 )
	);
	return known;
}

const isOther = ( word: string ): boolean =>
	otherMatters.has( word ) || otherStems.test( word );

const notes = /[([{][^)\]}]*[)\]}]/g;

const withoutBrackets = ( header: string ): string =>
	header.replace( notes, ' ' );

/** Whether notes in brackets tell a private matter: "Phone (home)", but not "Name (last, first)". */
const isOtherByNotes = ( header: string ): boolean =>
	wordsOf( ( header.match( notes ) ?? [] ).join( ' ' ) ).some(
		( word ) => isOther( word ) && ! formatWords.has( word )
	);

/**
 * What a header may be without the words before it: "Work contact: Work email" is "Work email". In "Email - Primary" the
 * part before the mark says it, and in "Reference: Email" no part does, as the e-mail is not the person's.
 */
function* readings( header: string ): Generator< string[] > {
	const parts = withoutBrackets( header )
		.split( /\s[-–—/|]\s|:|>/ )
		.map( wordsOf )
		.filter( ( part ) => part.length > 0 );
	const words =
		parts.find( ( part ) =>
			part.some( ( word ) => ! prefixes.has( word ) )
		) ??
		parts.at( -1 ) ??
		[];
	yield words;
	while ( words.length > 1 && prefixes.has( words[ 0 ] ?? '' ) ) {
		words.shift();
		yield [ ...words ];
	}
}

function meant(
	header: string,
	known: ReadonlyMap< string, Known >
): Known | null {
	const whole = known.get( bare( header ) );
	if ( ! whole && isOtherByNotes( header ) ) {
		return null;
	}
	const exact = whole ?? known.get( bare( withoutBrackets( header ) ) );
	const words = wordsOf( withoutBrackets( header ) );
	const rank = managerRank( words );
	if ( rank !== null ) {
		return { name: 'manager', rank };
	}
	const isOfFirm =
		words.includes( 'nmls' ) &&
		words.some( ( word ) => firmWords.has( word ) );
	if ( exact || isOfFirm || isOtherMatter( header ) ) {
		return exact ?? null;
	}
	for ( const reading of readings( header ) ) {
		const found = known.get( reading.join( '' ) );
		const isDetail = wholeAlone.has( reading.join( '' ) );
		if ( found && ! isDetail ) {
			return { ...found, rank: found.rank + 50 };
		}
	}
	return null;
}

/** Whether a header has a word of a matter that is not imported. */
export const isUnwanted = ( header: string ): boolean =>
	isOtherByNotes( header ) ||
	wordsOf( withoutBrackets( header ) ).some( isOther );

/** Whether a header has a word for the start of employment. */
export const tellsOfStart = ( header: string ): boolean =>
	wordsOf( header ).some( ( word ) => startWords.has( word ) );

/** Whether a header says that its column is none of those that are imported, or of the manager and not who that is. */
export const isOtherMatter = ( header: string ): boolean => {
	const words = wordsOf( withoutBrackets( header ) );
	return (
		isUnwanted( header ) ||
		( hasManagerWord( words ) && managerRank( words ) === null )
	);
};

/** Whether a header is a part of a postal address, where a city is no office. */
const isOfAddress = ( header: string ): boolean => {
	const words = wordsOf( header );
	return (
		words.some( ( word ) => addressWords.has( word ) ) &&
		! words.some( ( word ) => mailWords.has( word ) )
	);
};

/**
 * Which columns the headers of a file mean, "" for what is not known. Of several for the same column, the one has it
 * whose header says it best.
 */
export function guess(
	headers: readonly string[],
	columns: readonly ImportColumn[]
): string[] {
	const known = dictionary( columns );
	const hasAddress = headers.some( isOfAddress );
	const found = headers.map( ( header ) =>
		hasAddress && cities.has( bare( header ) )
			? null
			: meant( header, known )
	);
	const names = found.map( ( one ) => one?.name ?? '' );
	const best = names.map( ( name, at ) => {
		const rivals = found.flatMap( ( one, other ) =>
			one?.name === name ? [ { rank: one.rank, other } ] : []
		);
		rivals.sort( ( one, other ) => one.rank - other.rank );
		return rivals[ 0 ]?.other === at ? name : '';
	} );
	return withoutDoubt( headers, best );
}

/** "Name" is the last name beside a first name, and "ID" is not the account's where an e-mail address says who it is. */
function withoutDoubt(
	headers: readonly string[],
	names: readonly string[]
): string[] {
	const has = ( name: string ) => names.includes( name );
	const whole = headers.findIndex(
		( header, at ) =>
			names[ at ] === fullName &&
			nameAlone.includes( folded( header ).replace( /[^\p{L}]/gu, '' ) )
	);
	return names.map( ( name, at ) => {
		if ( name === fullName && has( 'first_name' ) ) {
			return at === whole && ! has( 'last_name' ) ? 'last_name' : '';
		}
		if ( name === fullName && has( 'last_name' ) ) {
			return 'first_name';
		}
		if ( name === 'user_id' && isPlainId( headers[ at ] ?? '' ) ) {
			const isPerson = has( 'email' ) || has( 'account_email' );
			const other = has( employeeId ) ? '' : employeeId;
			return isPerson ? other : name;
		}
		return name;
	} );
}

const isPlainId = ( header: string ) => bare( header ) === 'id';
