import { describe, expect, it } from 'vitest';
import { memberOf } from '../support/bookmarks';
import { control } from '../support/control';
import { ask, expectFault, resultOf } from '../support/mcp';
import { people, type Person } from '../support/people';
import { bookmarks, directory, profile } from '../support/paths';
import { host } from '../support/site';

/** WordPress still takes the application password of such an account. */
describe.runIf( host.network )( 'an account that a network has marked', () => {
	it.each( [ 'spam', 'deleted' ] as const )(
		'as %s is no member, until it is taken back',
		async ( mark ) => {
			const [ kim ] = ( await people( {} ) ) as [ Person ];
			const me = memberOf( kim );
			await control.mark( kim.id, mark, true );
			expect( ( await me.get( '/wp/v2/users/me' ) ).status ).toBe( 200 );
			expect( await me.get( directory ) ).toRefuse( 'rest_forbidden' );
			expect( await me.get( bookmarks ) ).toRefuse( 'rest_forbidden' );
			expect(
				await me.put( profile( kim.profileId ), { phone: '1' } )
			).toRefuse( 'rest_forbidden' );
			expectFault( await ask( me, 'tools/list' ), 403, 403, null );
			await control.mark( kim.id, mark, false );
			expect( await me.get( directory ) ).toAnswer( 'searchDirectory' );
			expect( resultOf( await ask( me, 'ping' ) ) ).toEqual( {} );
		}
	);
} );
