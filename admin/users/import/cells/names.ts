import { parseFullName } from 'parse-full-name';
import { bare } from '../columns/bare';

export interface SplitName {
	first: string;
	last: string;
	/** False for a name that another reader might split elsewhere. */
	isSure: boolean;
}

/** Which part is first in names without a comma. */
export type NameOrder = 'first' | 'last';

/** Parts of a name that tell a person from a parent; they stay. */
const generations = /^(jr|sr|jnr|snr|ii|iii|iv)\.?$/i;

const titles =
	/^(dr|prof|mr|mrs|ms|miss|herr|frau|hr|fr|sra|srta|mme|mlle|med|dipl|ing)\.?$/i;

/** Degrees and licences, which are no part of a name. */
const credentials: ReadonlySet< string > = new Set( [
	...[
		'phd',
		'md',
		'jd',
		'llm',
		'llb',
		'mba',
		'emba',
		'ma',
		'ba',
		'bs',
		'ms',
	],
	...[ 'msc', 'bsc', 'mph', 'mpa', 'edd', 'dds', 'dvm', 'do', 'rn', 'esq' ],
	...[
		'esquire',
		'cpa',
		'cfa',
		'cfp',
		'clu',
		'chfc',
		'cmb',
		'cmt',
		'crcm',
		'pe',
	],
	...[
		'pmp',
		'sphr',
		'phr',
		'shrmcp',
		'shrmscp',
		'cissp',
		'cisa',
		'aia',
		'nmls',
	],
] );

/** Credentials that are also last names count only behind a comma or in capitals with dots. */
const alsoNames: ReadonlySet< string > = new Set( [ 'ma', 'do', 'ba', 'ms' ] );

const words = ( text: string ) => text.split( /\s+/ ).filter( Boolean );
const joined = ( ...parts: string[] ) => parts.filter( Boolean ).join( ' ' );

/** The words without credentials behind them, which another word may follow ("CPA MBA"). */
function withoutCredentials(
	text: string,
	isBehindComma: boolean,
	least = isBehindComma ? 0 : 2
): string {
	const kept = words( text );
	while ( kept.length > least ) {
		const word = bare( kept.at( -1 ) ?? '' );
		const counts = isBehindComma || ! alsoNames.has( word );
		if ( ! credentials.has( word ) || ! counts ) {
			break;
		}
		kept.pop();
	}
	return kept.join( ' ' );
}

/** Moves "Jr." and the like out of the parts. */
function generationIn( parts: string[] ): { parts: string[]; own: string } {
	let own = '';
	const left = parts.map( ( part ) =>
		words( part )
			.filter( ( word, at, all ) => {
				const isOne =
					generations.test( word ) && ( at > 0 || all.length === 1 );
				own ||= isOne ? word : '';
				return ! isOne;
			} )
			.join( ' ' )
	);
	return { parts: left.filter( Boolean ), own };
}

const withoutTitles = ( text: string ): string => {
	const kept = words( text );
	while ( kept.length > 1 && titles.test( kept[ 0 ] ?? '' ) ) {
		kept.shift();
	}
	return kept.join( ' ' );
};

/** "De Leon" and "de la Cruz". Of the particles, "Van", "Le", "Di" and others are also first names. */
const lastWithParticle =
	/^(de|del|dela|delos|della|dos|von|vom|zu|st\.?) ((la|las|los|der|den|dem) )?\S+$/i;

/** Whether no first name stands before the comma, behind which is a text that may be a degree. */
const isLastAlone = ( before: string, behind: string ): boolean =>
	generationIn( [ withoutTitles( before ) ] ).parts.every(
		( part ) =>
			words( part ).length === 1 ||
			( lastWithParticle.test( part ) && alsoNames.has( bare( behind ) ) )
	);

/** Particles in small letters behind a first name belong to the last name: "Anna van der" and "Berg". */
function withParticles( first: string, last: string ): [ string, string ] {
	const given = words( first );
	const particles: string[] = [];
	while ( given.length > 1 && /^\p{Ll}/u.test( given.at( -1 ) ?? '' ) ) {
		particles.unshift( given.pop() ?? '' );
	}
	return [ given.join( ' ' ), joined( ...particles, last ) ];
}

const isUnspaced = ( text: string ) =>
	/^[\p{Script=Han}\p{Script=Hangul}]{2,4}$/u.test( text );

/** "DUPONT Jean": capitals mark the last name. */
function capitalsFirst( all: string[] ): [ string, string ] | null {
	const at = all.findIndex( ( word ) => ! /^[\p{Lu}'’-]{3,}$/u.test( word ) );
	return at > 0 && /\p{Ll}/u.test( all.slice( at ).join( '' ) )
		? [ joined( ...all.slice( at ) ), joined( ...all.slice( 0, at ) ) ]
		: null;
}

function splitPlain( text: string, order: NameOrder ): SplitName {
	const all = words( text );
	if ( all.length < 2 ) {
		return isUnspaced( text )
			? {
					first: text.slice( 1 ),
					last: text.slice( 0, 1 ),
					isSure: false,
				}
			: { first: text, last: '', isSure: false };
	}
	const marked = capitalsFirst( all );
	if ( marked ) {
		return { first: marked[ 0 ], last: marked[ 1 ], isSure: true };
	}
	if ( order === 'last' ) {
		return {
			first: joined( ...all.slice( 1 ) ),
			last: all[ 0 ] ?? '',
			isSure: all.length === 2,
		};
	}
	const found = parseFullName( text, 'all', 0, 0, 0 );
	const [ first, last ] = withParticles(
		joined( found.first, found.middle ),
		found.last
	);
	const isWhole = first !== '' && last !== '' && found.title === '';
	return isWhole
		? {
				first,
				last,
				isSure: words( first ).length < 3 || /\./.test( first ),
			}
		: {
				first: joined( ...all.slice( 0, -1 ) ),
				last: all.at( -1 ) ?? '',
				isSure: false,
			};
}

/**
 * The first and last name in a full name: "Berg, Anna van der" and "Anna van der Berg" are Anna | van der Berg. What
 * stands in brackets or quotation marks, titles and degrees are left out; "Jr." and "III" stay with the last name.
 */
export function splitName( cell: string, order: NameOrder ): SplitName {
	const plain = cell
		.replace( /[([{<][^)\]}>]*[)\]}>]?/g, ' ' )
		.replace( /(^|\s)["“„«'‘][^"”“»'’]+["”“»'’](?=\s|,|$)/g, ' ' );
	const [ before = '', ...behind ] = plain
		.split( /[,;]/ )
		.map( ( part ) => words( part ).join( ' ' ) );
	const cleaned = behind.map( ( part ) => withoutCredentials( part, true ) );
	// A last name alone stands before a first name, also before one that is a degree for others: "Wu, Ma".
	const isDegreeFirst =
		isLastAlone( before, behind[ 0 ] ?? '' ) &&
		( behind[ 0 ] ?? '' ) !== '' &&
		! cleaned.some( Boolean );
	if ( isDegreeFirst ) {
		cleaned[ 0 ] = withoutCredentials( behind[ 0 ] ?? '', true, 1 );
	}
	const { parts, own } = generationIn(
		[
			withoutCredentials( withoutTitles( before ), false ),
			...cleaned,
		].filter( Boolean )
	);
	const [ one = '', ...rest ] = parts;
	if ( rest.length === 0 ) {
		const found = splitPlain( withoutTitles( one ), order );
		return { ...found, last: joined( found.last, found.last && own ) };
	}
	const [ first, last ] = withParticles(
		withoutTitles( withoutCredentials( joined( ...rest ), false ) ),
		one
	);
	return {
		first,
		last: joined( last, own ),
		isSure: rest.length === 1 && ! isDegreeFirst,
	};
}
