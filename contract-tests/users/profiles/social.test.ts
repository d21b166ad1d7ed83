import { beforeAll, describe, expect, it } from 'vitest';
import { people, stateOf, type Person } from '../../support/people';
import { profile } from '../../support/paths';
import { as, full } from '../../support/world';

const twitter = 'https://example.com/@kim?a=1&b=%20';
const facebook = 'http://example.com:8080/ü#x';

let kim: Person;
beforeAll( async () => {
	[ kim ] = ( await people( { social: { twitter } } ) ) as [ Person ];
} );

const put = ( social: unknown ) =>
	as.manager.put( profile( kim.profileId ), { social } );

describe( 'social links', () => {
	it( 'that are sent change, the others stay', async () => {
		expect( await put( { facebook } ) ).toAnswer( 'updateProfile' );
		expect( await stateOf( kim.profileId ) ).toMatchObject( {
			social: { facebook, twitter },
		} );
	} );

	it( 'of other networks are refused', async () => {
		expect( await put( { mastodon: facebook } ) ).toRefuse(
			'rest_invalid_param',
			[ 'social.mastodon' ]
		);
	} );

	it.each(
		full
			? [
					'javascript:alert(1)',
					'JaVaScRiPt://example.com/%0aalert(1)',
					'data:text/html,x',
					'ftp://example.com/x',
					'//example.com/x',
					'example.com',
					'/x',
					'https://',
					'https:///x',
					'https://a b.example.com/',
					'https://example.com/"onmouseover=x',
					'https://example.com/<script>',
					'mailto:kim@example.com',
					'0',
				]
			: [ 'javascript:alert(1)', '//example.com/x' ]
	)( 'are web addresses and not %j', async ( link ) => {
		expect( await put( { twitter: link } ) ).toRefuse(
			'rest_invalid_param',
			[ 'social.twitter' ]
		);
		expect( await stateOf( kim.profileId ) ).toMatchObject( {
			social: { twitter },
		} );
	} );
} );
