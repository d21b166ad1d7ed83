// @module-tag second-site
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DirectoryList } from '../../../client/src/users/intranet/directory-schemas';
import type { OrgChart } from '../../../client/src/users/intranet/org-chart-schemas';
import type { ProfileList } from '../../../client/src/users/profile-schemas';
import { control } from '../../support/control';
import {
	accounts,
	newMark,
	people,
	stateOf,
	type Person,
} from '../../support/people';
import {
	directory,
	orgChartBranch,
	profile,
	profiles,
} from '../../support/paths';
import { withSettings } from '../../support/settings';
import { as } from '../../support/world';

let ana: Person;
let initials: unknown;
beforeAll( async () => {
	[ ana ] = ( await people( { last_name: newMark() } ) ) as [ Person ];
	initials = ( await stateOf( ana.profileId ) ).avatar_url;
} );

/** In the profile, in lists and in the org chart, which agree. */
async function shown(): Promise< string > {
	const query = { search: ana.sent.last_name };
	const [ state, list, found, chart ] = await Promise.all( [
		stateOf( ana.profileId ),
		as.manager.get( profiles, { query } ),
		as.manager.get( directory, { query } ),
		as.manager.get( orgChartBranch( ana.id ) ),
	] );
	expect( {
		list: ( list.body as ProfileList ).data[ 0 ]?.avatar_url,
		directory: ( found.body as DirectoryList ).data[ 0 ]?.avatar_url,
		chart: ( chart.body as OrgChart ).avatar_url,
	} ).toEqual( {
		list: state.avatar_url,
		directory: state.avatar_url,
		chart: state.avatar_url,
	} );
	return String( state.avatar_url );
}

const giveAvatar = ( url: string ) =>
	control.setOption( 'svc_test_avatars', { [ ana.id ]: url } );

describe( 'with Gravatar switched on', () => {
	let restore = async () => {};
	afterEach( () => restore() );

	it( "the avatar follows the account's e-mail", async () => {
		restore = await withSettings( { use_gravatar: true } );
		const before = await shown();
		expect( before ).toMatch( /^https?:\/\/[a-z0-9.]*gravatar\.com\// );
		const answer = await as.manager.send(
			'POST',
			`/wp/v2/users/${ ana.id }`,
			{
				raw: JSON.stringify( {
					email: `new-${ ana.login }@example.org`,
				} ),
				headers: { 'Content-Type': 'application/json' },
			}
		);
		expect( answer.status, answer.text ).toBe( 200 );
		const after = await shown();
		expect( after ).not.toBe( before );

		const [ other ] = await accounts( 1 );
		expect(
			await as.manager.put( profile( ana.profileId ), {
				user_id: other!.id,
			} )
		).toAnswer( 'updateProfile' );
		ana = { ...ana, ...other! };
		expect( await shown() ).not.toBe( after );
		await restore();
		restore = async () => {};
		expect( await shown() ).toBe( initials );
	} );
} );

describe( 'an avatar of another plugin', () => {
	afterEach( () => control.clearOption( 'svc_test_avatars' ) );

	const given = 'https://example.com/avatars/ana.png';

	it( 'comes before the initials', async () => {
		await giveAvatar( given );
		expect( await shown() ).toBe( given );
		const [ other ] = ( await people( {} ) ) as [ Person ];
		expect( ( await stateOf( other.profileId ) ).avatar_url ).toMatch(
			/\/KV\.svg$/
		);
	} );

	it( 'comes before Gravatar', async () => {
		await giveAvatar( given );
		const restore = await withSettings( { use_gravatar: true } );
		try {
			expect( await shown() ).toBe( given );
		} finally {
			await restore();
		}
	} );

	it( 'comes after a photo', async () => {
		const photo = await control.attach();
		await as.manager.put( profile( ana.profileId ), {
			avatar_id: photo.id,
			avatar_site_id: photo.site,
		} );
		await giveAvatar( given );
		expect( await shown() ).toBe( photo.url );
		await as.manager.put( profile( ana.profileId ), { avatar_id: null } );
	} );

	it.each( [
		'https://secure.gravatar.com/avatar/0?s=192',
		'data:image/png;base64,AAAA',
		'',
	] )( 'is not %j, in place of which there are initials', async ( url ) => {
		await giveAvatar( url );
		expect( await shown() ).toBe( initials );
	} );
} );
