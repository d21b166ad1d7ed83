import { expect, it } from 'vitest';
import type { Profile } from '../../../client/src/users/index';
import { bindable, fieldsFor, valueFor } from './fields';

const kim: Profile = {
	id: 7,
	user_id: 3,
	first_name: 'Kim',
	last_name: 'Vale & <co>',
	email: 'kim@example.com',
	role: 'staff',
	nmls_id: '123',
	job_title: '',
	phone: '',
	company: '',
	bio: 'A <b>bold</b> one',
	avatar_url: 'https://example.com/?a=1&b=2',
	avatar_id: null,
	avatar_site_id: null,
	social: { linkedin: 'https://linkedin.com/in/kim' },
	meta: { svc_department: 'Lending', svc_reports_to: null },
};

it( 'escapes text where markup is meant, and nowhere else', () => {
	expect( valueFor( kim, 'name', 'content' ) ).toBe(
		'Kim Vale &amp; &lt;co&gt;'
	);
	expect( valueFor( kim, 'name', 'alt' ) ).toBe( 'Kim Vale & <co>' );
	expect( valueFor( kim, 'bio', 'content' ) ).toBe( 'A <b>bold</b> one' );
	expect( valueFor( kim, 'avatar_url', 'url' ) ).toBe( kim.avatar_url );
} );

it( 'knows what is derived, nested, and not there', () => {
	expect( valueFor( kim, 'department', 'content' ) ).toBe( 'Lending' );
	expect( valueFor( kim, 'meta.svc_department', 'content' ) ).toBe(
		'Lending'
	);
	expect( valueFor( kim, 'linkedin', 'url' ) ).toBe( kim.social.linkedin );
	expect( valueFor( kim, 'phone_url', 'url' ) ).toBe( '' );
	expect( valueFor( kim, 'nonsense', 'content' ) ).toBe( '' );
} );

it( 'offers fields for every attribute', () => {
	for ( const [ block, attributes ] of Object.entries( bindable ) ) {
		for ( const attribute of attributes ) {
			expect( fieldsFor( attribute, block ).length ).toBeGreaterThan( 0 );
		}
	}
} );
