// @module-tag single-site
// @module-tag trials
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { stored } from '../../../client/src/value-schemas';
import { people, stateOf, type Person } from '../../support/people';
import { profile } from '../../support/paths';
import { as, full, rounds } from '../../support/world';

let kim: Person;
beforeAll( async () => {
	[ kim ] = ( await people( {} ) ) as [ Person ];
} );

const put = ( change: unknown ) =>
	as.manager.put( profile( kim.profileId ), change );

const corpus = [
	'O\'Brien "the" closer',
	"back\\slash \\\\ \\0 a\\'b C:\\\\dir",
	'a & b &amp; <b>bold</b> < > <script>alert(1)</script>',
	'0',
	'%41 %_% % _ %s %1$s {0} ${x}',
	'😀 👩‍👩‍👧‍👦 🏳️‍🌈 é́',
	'שלום עולם \u202eabc\u202c \u200e',
	'Zoe\u0301 A\u030a \u1e9b\u0323 ﬁ Å',
	'=HYPERLINK("http://x") +1 -1 @SUM',
	'O:8:"stdClass":0:{} a:1:{i:0;s:1:"x";}',
	'[shortcode] {{x}} <!-- wp:x --> <?php ?>',
	'a\u2028b\u2029c \u00a0d\u3000e',
	'null',
	'false',
	'-0.0e1',
	'\u0130\u0131 ß ẞ ŉ ǰ ΐ',
	'\u200bzero\u200dwidth\u2060',
];

const everywhere = ( text: string ) => ( {
	first_name: text,
	last_name: text,
	job_title: text,
	company: text,
	meta: { svc_department: text },
} );

/** The corpus five by five, a field each. */
const handfuls = Array.from(
	{ length: Math.ceil( corpus.length / 5 ) },
	( _none, round ) => corpus.slice( round * 5, round * 5 + 5 )
);

const isKept = async ( typed: string[] ) => {
	const [
		first = '-',
		last = first,
		title = first,
		company = first,
		department = first,
	] = typed;
	const change = {
		first_name: first,
		last_name: last,
		job_title: title,
		company,
		meta: { svc_department: department },
	};
	expect( await put( change ) ).toAnswer( 'updateProfile' );
	const {
		first_name,
		last_name,
		job_title,
		company: firm,
		meta,
	} = await stateOf( kim.profileId );
	expect( [
		first_name,
		last_name,
		job_title,
		firm,
		( meta as Record< string, unknown > ).svc_department,
	] ).toEqual( [ first, last, title, company, department ].map( stored ) );
};

describe( 'text', () => {
	it.each( handfuls )( 'is kept exactly as typed: %j', async ( ...typed ) =>
		isKept( typed )
	);

	it( 'is brought to NFC and trimmed of all white space at its ends', () =>
		isKept( [ ' \t\n\u00a0\u3000\u2028e\u0301 e\u0301\u2009\r\n ' ] ) );

	it.runIf( full )( 'is kept exactly as typed, whatever it is', async () => {
		const typed = fc
			.string( { unit: 'grapheme', minLength: 1, maxLength: 40 } )
			.filter(
				( text ) => ! /\p{Cc}/u.test( text ) && stored( text ) !== ''
			);
		await fc.assert(
			fc.asyncProperty(
				fc.array( typed, { minLength: 5, maxLength: 5 } ),
				isKept
			),
			{
				seed: 20261121,
				numRuns: rounds( 60 ),
			}
		);
	} );

	it.runIf( full )(
		'is kept exactly as typed, whatever characters it has',
		async () => {
			const typed = fc
				.string( { unit: 'binary', minLength: 1, maxLength: 30 } )
				.filter(
					( text ) =>
						! /\p{Cc}/u.test( text ) && stored( text ) !== ''
				);
			await fc.assert(
				fc.asyncProperty(
					fc.array( typed, { minLength: 5, maxLength: 5 } ),
					isKept
				),
				{
					seed: 20261122,
					numRuns: rounds( 60 ),
				}
			);
		}
	);
} );

const controls = [
	'\u0000',
	'\u0001',
	'\n',
	'\t',
	'\r',
	'\u001b',
	'\u007f',
	'\u0085',
	'\u009f',
];

describe( 'control characters', () => {
	it.each( full ? controls : [ '\u0000' ] )(
		'are refused: %j',
		async ( control ) => {
			const change = {
				...everywhere( `a${ control }b` ),
				email: `a${ control }b@example.com`,
			};
			expect( await put( change ) ).toRefuse( 'rest_invalid_param', [
				'first_name',
				'last_name',
				'job_title',
				'company',
				'email',
				'meta.svc_department',
			] );
		}
	);

	it( 'may be line feeds and tabs in the bio', async () => {
		expect( await put( { bio: 'One\n\n\tTwo' } ) ).toAnswer(
			'updateProfile'
		);
		expect( await stateOf( kim.profileId ) ).toMatchObject( {
			bio: 'One\n\n\tTwo',
		} );
	} );

	it.each( full ? [ '\u0000', '\r', '\u001b', '\u0085' ] : [ '\u0000' ] )(
		'may not be others in the bio: %j',
		async ( control ) => {
			expect( await put( { bio: `a${ control }b` } ) ).toRefuse(
				'rest_invalid_param',
				[ 'bio' ]
			);
		}
	);
} );

const good = [
	'<em>a</em> <strong>b</strong> <a href="https://example.com/?a=1">c</a>',
	`it's "so" \\ %41 😀 שלום`,
	'0',
];

const bad: [ name: string, typed: string, gone: RegExp ][] = [
	[
		'scripts',
		'a<script>alert(1)</script>b<svg/onload=alert(1)>',
		/<script|<svg/i,
	],
	[ 'images', 'a<img src=x onerror=alert(1)>b', /<img|onerror=/i ],
	[ 'handlers', '<b onclick="x()">a</b>', /onclick/i ],
	[
		'addresses that run code',
		'<a href="javascript:alert(1)">a</a>',
		/javascript:/i,
	],
	[ 'frames', '<iframe src="https://example.com"></iframe>', /<iframe/i ],
	[ 'split tags', '<<script>script>alert(1)<</script>/script>', /<script/i ],
];

describe( 'the bio', () => {
	it.each( full ? good : good.slice( 0, 1 ) )( 'keeps %j', async ( bio ) => {
		expect( await put( { bio } ) ).toAnswer( 'updateProfile' );
		expect( await stateOf( kim.profileId ) ).toMatchObject( { bio } );
	} );

	it.each( full ? bad : bad.slice( 0, 1 ) )(
		'loses %s',
		async ( _name, typed, gone ) => {
			expect( await put( { bio: typed } ) ).toAnswer( 'updateProfile' );
			const { bio } = await stateOf( kim.profileId );
			expect( bio ).not.toMatch( gone );

			expect( await put( { bio } ) ).toAnswer( 'updateProfile' );
			expect( await stateOf( kim.profileId ) ).toMatchObject( { bio } );
		}
	);
} );
