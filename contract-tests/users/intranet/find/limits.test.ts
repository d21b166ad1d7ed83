import { describe, expect, it } from 'vitest';
import { foundColleaguesSchema } from '../../../../client/src/users/intranet/find-schemas';
import { runPath } from '../../../support/abilities';
import { seeAll, strangers } from '../../../support/columns';
import { as, full } from '../../../support/world';
import { ask } from './company';

const path = runPath( 'svc-intranet/find-colleague' );

describe( 'who may ask', () => {
	it.each( seeAll )( '%s may', async ( name ) => {
		const answer = await ask( as[ name ], 'somebody who knows Spanish' );
		expect( answer.status, answer.text ).toBe( 200 );
		foundColleaguesSchema.parse( answer.body );
	} );

	it.each( [ ...strangers, 'partner' as const ] )(
		'%s may not',
		async ( name ) => {
			const answer = await ask( as[ name ], 'somebody' );
			if ( answer.status === 401 ) {
				expect( name ).toBe( 'anonymous' );
				expect( answer ).toRefuseAsCore( 'rest_forbidden', 401 );
			} else {
				expect( answer ).toRefuse( 'rest_forbidden' );
			}
		}
	);
} );

describe( 'what is no question', () => {
	it.each( [
		[ 'nothing', '' ],
		[ 'an empty one', 'input[query]=' ],
		[ 'a blank one', 'input[query]=%20%20%C2%A0' ],
		[ 'a longer one than 300', `input[query]=${ 'a'.repeat( 301 ) }` ],
		[ 'a list', 'input[query][]=a' ],
		[ 'an object', 'input[query][a]=b' ],
		[ 'a control character', 'input[query]=a%00b' ],
		[ 'no UTF-8', 'input[query]=%FF%FE' ],
		[ 'limit 0', 'input[query]=a&input[limit]=0' ],
		[ 'limit 101', 'input[query]=a&input[limit]=101' ],
		[ 'limit x', 'input[query]=a&input[limit]=x' ],
		[ 'limit 1.5', 'input[query]=a&input[limit]=1.5' ],
		[ 'another field', 'input[query]=a&input[page]=2' ],
	] )( '%s is refused', async ( _name, query ) => {
		const answer = await as.person.get( path, { query } );
		expect( answer.status, answer.text ).toBe( 400 );
	} );

	it( 'only reads: other methods are none of it', async () => {
		const answer = await as.manager.post( path, {
			input: { query: 'somebody' },
		} );
		expect( answer ).toRefuseAsCore( 'rest_ability_invalid_method', 405 );
	} );
} );

const hostile = [
	"' OR 1=1 -- ",
	'\\',
	'%',
	'_',
	'%_%\\%',
	'"; DROP TABLE wp_users; --',
	'*** ((( [[[ {{{ ^^^ $$$ ~~~ +++ ???',
	'(?:a+)+$',
	"'s 's 's 's",
	"a's b's c's d's e's manager's manager's manager",
	'who reports to who reports to who reports to',
	'manager of manager of manager of manager of',
	'not in not in outside of except in',
	'or or or or',
	'and and and',
	'in',
	'speaks',
	'before 2020 after 2020 in 9999 since 1900',
	'in May 2020 this year last year this month last month',
	'newest oldest longest latest',
	'my manager my team me I',
	'👩‍👩‍👧‍👦 🙂 é́́́́́́́',
	'\u202Eetavirp\u202C \u200B\u200D',
	'مدير ليلى',
	'मेरे प्रबंधक',
	'<script>alert(1)</script>',
	'${jndi:ldap://x} {{7*7}} <?php echo 1; ?>',
	'a '.repeat( 150 ).trim(),
	'b'.repeat( 300 ),
	'qwertz '.repeat( 42 ).trim(),
	Array.from( { length: 60 }, ( _, index ) => `w${ index }x` ).join( ' ' ),
	'loan officer assistant team lead senior '.repeat( 7 ).trim(),
	'x\ny\tz',
	'0',
	'null',
];

describe( 'hostile questions', () => {
	it.each( full ? hostile : hostile.slice( 0, 6 ) )(
		'%j has an ordinary answer',
		async ( query ) => {
			const answer = await ask( as.person, query );
			expect( answer.status, answer.text ).toBe( 200 );
			foundColleaguesSchema.parse( answer.body );
		}
	);
} );

describe( 'the number of queries of our own', () => {
	it( 'is small for every question', async () => {
		const headers = { 'X-Count-Queries': '1' };
		for ( const [ query, limit ] of [
			[ 'staff', 1 ],
			[ 'staff', 20 ],
			[ 'nobody is called this: qqzzxx', 5 ],
			[ 'who reports to Robert', 20 ],
			[ 'newest person', 20 ],
		] as const ) {
			const answer = await ask( as.person, query, limit, { headers } );
			// What is kept of the company, and of bios; the caller's rights; the people found; and where a test beside this one has
			// changed a person, people, skills and bios themselves. `kept.alone.test.ts` counts them one by one.
			expect(
				Number( answer.headers[ 'x-own-queries' ] ),
				query
			).toBeLessThanOrEqual( 7 );
		}
	} );
} );
