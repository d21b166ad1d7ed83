import { CULTURES } from './names';
import type { Random } from './random';
import type { Seat } from './seats';
import { FREE_TIME, LANGUAGES, SKILLS, WORK } from './trades';

export interface Name {
	readonly first: string;
	readonly last: string;
	/** The spelling logins are made from. */
	readonly latin: readonly [ first: string, last: string ];
}

const LETTERS: Readonly< Record< string, string > > = {
	ß: 'ss',
	æ: 'ae',
	ø: 'o',
	œ: 'oe',
	đ: 'd',
	ð: 'd',
	þ: 'th',
	ł: 'l',
	ı: 'i',
};

/** Lower case, without accents, letters and digits only. */
export const fold = ( text: string ): string =>
	text
		.toLowerCase()
		.normalize( 'NFD' )
		.replace( /\p{M}/gu, '' )
		.replace( /[ßæøœđðþłı]/gu, ( letter ) => LETTERS[ letter ] ?? '' )
		.replace( /[^\p{L}\p{N}]/gu, '' );

const split = ( entry: string ): [ written: string, latin: string ] => {
	const [ written = '', latin = written ] = entry.split( '=' );
	return [ written, fold( latin ) ];
};

export function named( first: string, last: string ): Name {
	const [ given, givenLatin ] = split( first );
	const [ family, familyLatin ] = split( last );
	return { first: given, last: family, latin: [ givenLatin, familyLatin ] };
}

export function anyName( random: Random ): Name {
	const home = random.weighted( CULTURES );
	// Families mix, scripts do not.
	const other =
		home.weight > 1 && random.chance( 0.12 )
			? random.weighted( CULTURES.filter( ( { weight } ) => weight > 1 ) )
			: home;
	return named( random.pick( home.given ), random.pick( other.family ) );
}

export function skills( seat: Seat, random: Random ): string[] {
	const own = SKILLS[ seat.trade ];
	const languages = random.chance( 0.35 )
		? random.sample( LANGUAGES, random.int( 1, 2 ) )
		: [];
	return [ ...random.sample( own, random.int( 2, 5 ) ), ...languages ];
}

const since = ( year: string, random: Random ): string =>
	random.pick( [
		`In the business since ${ year }.`,
		`Joined us in ${ year }.`,
		`Came over from a credit union in ${ year }.`,
	] );

/** The public biography; the markup that a WordPress comment may have. */
export function bio(
	{ first }: Name,
	seat: Seat,
	year: string,
	home: string,
	random: Random
): string {
	const work = random.pick( WORK[ seat.trade ] );
	const free = random.pick( FREE_TIME );
	return random.pick( [
		`${ first } ${ work }. ${ since( year, random ) }`,
		`${ first } ${ work }.\n\nAfter hours: <em>${ free }</em>.`,
		`${ first } <em>${ work }</em>.\n${ since( year, random ) }`,
		`${ first } ${ work }. Read more on <a href="${ home }">the team page</a>.`,
		`<strong>${ seat.office }</strong>: ${ first } ${ work }.\n\nAway from the desk: ${ free }.`,
	] );
}

/** The colleagues' version: plain text. */
export function internalBio(
	{ first }: Name,
	seat: Seat,
	random: Random
): string {
	return random.pick( [
		`Ask me about ${ random.pick( FREE_TIME ) }. Desk by the window, ${ seat.office }.`,
		`${ first } ${ random.pick( WORK[ seat.trade ] ) }. Mornings are best for calls.`,
		`In ${ seat.office } Monday to Thursday, remote on Fridays.\nOutside work: ${ random.pick( FREE_TIME ) }.`,
		'',
	] );
}
