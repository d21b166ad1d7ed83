import { beforeAll, expect, it } from 'vitest';
import type { Value } from '../../../admin/shared/form/draft';
import { byName, type FieldRows } from '../../../admin/shared/form/field-row';
import { errorIn } from '../../../admin/shared/form/validate';
import { bodiesOf, errorsOf } from '../../../admin/users/shared/profile/draft';
import { companyRows } from '../../../admin/shared/company-rows';
import { fieldRows } from '../../support/field-rows';
import { company, intranetProfile, profile } from '../../support/paths';
import { people, type Person } from '../../support/people';
import { host } from '../../support/site';
import { as } from '../../support/world';

let kim: Person;
let rows: FieldRows;
beforeAll( async () => {
	[ kim ] = ( await people( {} ) ) as [ Person ];
	const { user, password } = host.login;
	rows = byName( await fieldRows( user, password, 'svc-people' ) );
} );

const x = ( length: number ) => 'x'.repeat( length );

/** The form's error before sending is the same text as the server's. */
const wrong: [ string, Value ][] = [
	[ 'first_name', '' ],
	[ 'first_name', ' \u00a0' ],
	[ 'first_name', x( 101 ) ],
	[ 'last_name', 'a\tb' ],
	[ 'email', '' ],
	[ 'email', 'ana' ],
	[ 'email', `${ x( 250 ) }@example.com` ],
	[ 'nmls_id', '12a' ],
	[ 'nmls_id', '1234567890123' ],
	[ 'job_title', x( 151 ) ],
	[ 'phone', 'call me' ],
	[ 'phone', '1'.repeat( 41 ) ],
	[ 'company', x( 151 ) ],
	[ 'bio', 'a\u0007' ],
	[ 'bio', x( 10001 ) ],
	[ 'social.twitter', 'x.com/ana' ],
	[ 'social.facebook', `https://example.com/${ x( 2000 ) }` ],
	[ 'social.linkedin', 'https://example.com/a b' ],
	[ 'social.instagram', 'javascript:alert(1)' ],
	[ 'meta.svc_department', x( 101 ) ],
	[ 'intranet.office_location', x( 101 ) ],
	[ 'intranet.extension', '1€' ],
	[ 'intranet.extension', '1'.repeat( 21 ) ],
	[ 'intranet.start_date', '31.1.2026' ],
	[ 'intranet.bio', x( 10001 ) ],
	[ 'intranet.skills', [ x( 61 ) ] ],
	[
		'intranet.skills',
		Array.from( { length: 51 }, ( _none, index ) => `skill ${ index }` ),
	],
];

it.each( wrong )( '%s: %j', async ( key, value ) => {
	const said = errorIn( rows.get( key )!, value );
	expect( said ).not.toBeNull();
	const bodies = bodiesOf( { [ key ]: value }, [ key ] );
	const answer = bodies.intranet
		? await as.manager.put( intranetProfile( kim.id ), bodies.intranet )
		: await as.manager.put( profile( kim.profileId ), bodies.profile );
	expect( answer.status ).toBe( 400 );
	const { params } = ( answer.body as { data: { params: never } } ).data;
	expect( errorsOf( params, bodies.intranet !== null ) ).toEqual( {
		[ key ]: said,
	} );
} );

const wrongOfCompany: [ string, Value ][] = [
	[ 'name', x( 151 ) ],
	[ 'legal_name', 'a\tb' ],
	[ 'nmls_id', '12a' ],
	[ 'nmls_id', '1234567890123' ],
	[ 'phone', 'call us' ],
	[ 'phone', '1'.repeat( 41 ) ],
	[ 'url', 'example.com' ],
	[ 'url', `https://example.com/${ x( 2000 ) }` ],
	[ 'postal_address', x( 301 ) ],
	[ 'disclosure', 'a\u0007' ],
	[ 'disclosure', x( 2001 ) ],
];

it.each( wrongOfCompany )( 'company.%s: %j', async ( key, value ) => {
	const said = errorIn( companyRows().get( key )!, value );
	expect( said ).not.toBeNull();
	const answer = await as.manager.put( company, { [ key ]: value } );
	expect( answer.status ).toBe( 400 );
	expect( answer.body ).toMatchObject( {
		data: { params: { [ key ]: said } },
	} );
} );
