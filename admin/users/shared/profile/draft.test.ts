import { describe, expect, it } from 'vitest';
import { changedNames } from '../../../shared/form/draft';
import { bodiesOf, draftOf, errorsOf } from './draft';

const profile = {
	id: 3,
	user_id: 9,
	first_name: 'Ana',
	last_name: 'Ruiz',
	email: 'ana@example.com',
	role: 'staff' as const,
	nmls_id: '',
	job_title: '',
	phone: '',
	company: '',
	bio: '',
	avatar_url: 'https://example.com/a.jpg',
	avatar_id: 12,
	avatar_site_id: 2,
	social: { twitter: 'https://x.com/ana' },
	meta: { svc_department: 'Lending', svc_reports_to: 4 },
};
const intranet = {
	user_id: 9,
	name: 'Ana Ruiz',
	title: '',
	email: 'ana@example.com',
	phone: '',
	avatar_url: '',
	department: 'Lending',
	reports_to: 4,
	office_location: 'Boulder',
	extension: '',
	start_date: null,
	bio: '',
	skills: [ 'Spanish' ],
	dotted_manager_ids: [],
};
const names = [
	'first_name',
	'phone',
	'social.twitter',
	'social.facebook',
	'meta.svc_department',
	'meta.svc_reports_to',
	'intranet.start_date',
	'intranet.skills',
];
const draft = draftOf( profile, intranet, names );

describe( 'a draft', () => {
	it( 'has everything under the name of its errors', () => {
		expect( draft ).toMatchObject( {
			first_name: 'Ana',
			avatar: { id: 12, siteId: 2 },
			'social.twitter': 'https://x.com/ana',
			'social.facebook': '',
			'meta.svc_reports_to': 4,
			'intranet.start_date': '',
			'intranet.skills': [ 'Spanish' ],
		} );
	} );
	it( 'has nothing internal without an intranet profile', () => {
		expect(
			Object.keys( draftOf( profile, null, names ) ).filter( ( name ) =>
				name.startsWith( 'intranet.' )
			)
		).toEqual( [] );
	} );
	it( 'has a field that was added to the table', () => {
		const more = { ...profile, pager: '12' };
		expect( draftOf( more, null, [ 'pager' ] ) ).toMatchObject( {
			pager: '12',
		} );
	} );
	it( 'sends what has changed, to where it belongs', () => {
		const next = {
			...draft,
			phone: '1',
			avatar: null,
			'social.twitter': '',
			'meta.svc_reports_to': null,
			'intranet.skills': [],
		};
		expect( bodiesOf( next, changedNames( draft, next ) ) ).toEqual( {
			profile: {
				phone: '1',
				avatar_id: null,
				avatar_site_id: null,
				social: { twitter: '' },
				meta: { svc_reports_to: null },
			},
			intranet: { skills: [] },
		} );
	} );
	it( 'sends nothing when nothing has changed', () => {
		expect(
			bodiesOf( draft, changedNames( draft, { ...draft } ) )
		).toEqual( {
			profile: null,
			intranet: null,
		} );
	} );
} );

it( 'errors find their field', () => {
	expect( errorsOf( { 'skills.3': 'long', bio: 'odd' }, true ) ).toEqual( {
		'intranet.skills': 'long',
		'intranet.bio': 'odd',
	} );
	expect(
		errorsOf( { avatar_id: 'gone', 'meta.svc_reports_to': 'loop' }, false )
	).toEqual( { avatar: 'gone', 'meta.svc_reports_to': 'loop' } );
} );
