import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type {
	MailSettings,
	MailSettingsChanges,
	Signature,
} from '../../client/src/etb';
import { here } from '../support/bookmarks';
import { columns, siteAdministrators } from '../support/columns';
import { control } from '../support/control';
import { missing } from '../support/paths';
import { people, type Person } from '../support/people';
import { as } from '../support/world';
import { memberWith, rendered } from './editors';
import { aTemplate, paragraph } from './templates';

const settings = '/etb/v1/settings';
const company = '/users/v1/company';

const current = async () =>
	( await as.manager.get( settings ) ).body as MailSettings;

const put = ( changes: MailSettingsChanges, by = as.manager ) =>
	by.put( settings, changes );

const before = await as.manager.get( company );

const clear = async () => {
	await control.clearOption( 'svc_mail_settings' );
	expect( await as.manager.put( company, before.body ) ).toAnswer(
		'updateCompany'
	);
};

beforeEach( clear );
afterAll( clear );

describe( 'the e-mail settings', () => {
	it( 'come back as they are when they are sent back', async () => {
		const read = await as.manager.get( settings );
		expect( read ).toAnswer( 'getMailSettings' );
		const saved = await as.manager.put( settings, read.body );
		expect( saved ).toAnswer( 'updateMailSettings' );
		expect( saved.text ).toBe( read.text );
		expect( saved.headers.etag ).toBe( read.headers.etag );
	} );

	it( 'come with the site’s other options from the first template on', async () => {
		const stored = () =>
			control.sql( [
				`SELECT autoload FROM {options} WHERE option_name = 'svc_mail_settings'`,
			] );
		const read = await current();
		expect( await stored() ).toEqual( [] );
		await aTemplate();
		expect( await stored() ).toEqual( [ { autoload: 'on' } ] );
		expect( await current() ).toEqual( read );
		expect( await put( { keep_days: 7 } ) ).toAnswer(
			'updateMailSettings'
		);
		expect( await stored() ).toEqual( [ { autoload: 'on' } ] );
	} );

	it( 'are changed in the members that are sent', async () => {
		const old = await current();
		expect(
			await put( {
				brand: { colors: { link: '#ABCDEF' }, font: 'georgia' },
				from: { reply_to: 'hello@example.com' },
				keep_days: 365,
			} )
		).toAnswer( 'updateMailSettings' );
		expect( await put( { brand: { logo_width: 536 } } ) ).toAnswer(
			'updateMailSettings'
		);
		expect( await current() ).toEqual( {
			...old,
			brand: {
				...old.brand,
				colors: { ...old.brand.colors, link: '#abcdef' },
				font: 'georgia',
				logo_width: 536,
			},
			from: { ...old.from, reply_to: 'hello@example.com' },
			keep_days: 365,
		} );
	} );

	it( 'show and change the company record', async () => {
		expect(
			await put( { company: { legal_name: 'Vale LLC', phone: null } } )
		).toAnswer( 'updateMailSettings' );
		expect( ( await current() ).company ).toEqual(
			( await as.manager.get( company ) ).body
		);
		expect( ( await current() ).company.legal_name ).toBe( 'Vale LLC' );
	} );

	it( 'are seen in the next rendering', async () => {
		const image = await control.attach( { site: here } );
		const dark = await control.attach( { site: here } );
		expect(
			await put( {
				company: { legal_name: 'Vale LLC' },
				brand: {
					colors: { link: '#112233' },
					font: 'verdana',
					logo_id: image.id,
					logo_dark_id: dark.id,
				},
			} )
		).toAnswer( 'updateMailSettings' );
		const { html, text } = await rendered( {
			content:
				paragraph( '<a href="https://example.com/">x</a>' ) +
				'<!-- wp:svc/mail-legal /-->',
		} );
		expect( html ).toContain( 'color:#112233' );
		expect( html ).toContain( 'Verdana' );
		expect( html ).toContain( image.url.replace( /\.\w+$/, '' ) );
		expect( html ).toContain( dark.url.replace( /\.\w+$/, '' ) );
		expect( text ).toContain( 'Vale LLC' );
		await control.detach( image );
		await control.detach( dark );
		expect( ( await rendered( {} ) ).html ).not.toContain(
			image.url.replace( /\.\w+$/, '' )
		);
	} );

	it( 'say which company fields a caller may not change', async () => {
		const editor = await memberWith( 'editor' );
		await control.grant( editor.userId, 'svc_manage_mail', here );
		const old = await current();
		expect(
			await put( { keep_days: 7, company: { phone: '5' } }, editor )
		).toRefuse( 'rest_forbidden', [ 'company.phone' ] );
		expect( await current() ).toEqual( old );
		expect( await put( { ...old, keep_days: 7 }, editor ) ).toAnswer(
			'updateMailSettings'
		);
	} );

	it.each< [ object, string[] ] >( [
		[ { brand: { colors: { link: 'blue' } } }, [ 'brand.colors.link' ] ],
		[ { brand: { colors: { link: '#12' } } }, [ 'brand.colors.link' ] ],
		[ { brand: { colors: { link: '' } } }, [ 'brand.colors.link' ] ],
		[ { brand: { dark: { shadow: '#fff' } } }, [ 'brand.dark.shadow' ] ],
		[ { brand: { font: 'comic' } }, [ 'brand.font' ] ],
		[ { brand: { logo_width: 537 } }, [ 'brand.logo_width' ] ],
		[ { brand: { logo_id: missing } }, [ 'brand.logo_id' ] ],
		[ { brand: { logo_dark_id: missing } }, [ 'brand.logo_dark_id' ] ],
		[ { brand: null }, [ 'brand' ] ],
		[ { from: { email: 'nobody' } }, [ 'from.email' ] ],
		[ { from: { reply_to: 'a@b\nBcc: c@d' } }, [ 'from.reply_to' ] ],
		[ { from: { name: 'A\nB' } }, [ 'from.name' ] ],
		[ { uses: { newsletter: missing } }, [ 'uses.newsletter' ] ],
		[ { uses: { signature: null } }, [ 'uses.signature' ] ],
		[ { uses: { spam: 1 } }, [ 'uses.spam' ] ],
		[ { signature: { default: missing } }, [ 'signature.default' ] ],
		[
			{ signature: { roles: { staff: missing } } },
			[ 'signature.roles.staff' ],
		],
		[
			{ signature: { roles: { realtor_partner: null } } },
			[ 'signature.roles.realtor_partner' ],
		],
		[ { keep_days: 0 }, [ 'keep_days' ] ],
		[ { keep_days: 366 }, [ 'keep_days' ] ],
		[ { wrap_wordpress: 'yes' }, [ 'wrap_wordpress' ] ],
		[ { company: { url: 'javascript:x' } }, [ 'company.url' ] ],
	] )( 'are refused with %j', async ( change, fields ) => {
		const old = await current();
		expect(
			await as.manager.put( settings, {
				...change,
				work_anniversaries: true,
			} )
		).toRefuse( 'rest_invalid_param', fields );
		expect( await current() ).toEqual( old );
	} );

	it.each(
		columns.filter( ( name ) => ! siteAdministrators.includes( name ) )
	)( 'are not changed by %s', async ( name ) => {
		const old = await current();
		expect( await put( { keep_days: 9 }, as[ name ] ) ).toRefuse(
			'rest_forbidden'
		);
		expect( await current() ).toEqual( old );
	} );

	it( 'are changed once by several who expect the same', async () => {
		const etag = String(
			( await as.manager.get( settings ) ).headers.etag
		);
		const answers = await Promise.all(
			[ 5, 6, 7 ].map( ( keep_days ) =>
				as.manager.put(
					settings,
					{ keep_days },
					{ headers: { 'If-Match': etag } }
				)
			)
		);
		expect( answers.map( ( { status } ) => status ).sort() ).toEqual( [
			200, 412, 412,
		] );
	} );

	it( 'name active templates of the purpose alone', async () => {
		const [ active, draft, other ] = [
			await aTemplate( { purpose: 'lead_notice', status: 'active' } ),
			await aTemplate( { purpose: 'lead_notice' } ),
			await aTemplate( { purpose: 'announcement', status: 'active' } ),
		];
		for ( const { id } of [ draft, other ] ) {
			expect( await put( { uses: { lead_notice: id } } ) ).toRefuse(
				'rest_invalid_param',
				[ 'uses.lead_notice' ]
			);
			expect(
				await put( { signature: { roles: { staff: id } } } )
			).toRefuse( 'rest_invalid_param', [ 'signature.roles.staff' ] );
		}
		expect( await put( { uses: { lead_notice: active.id } } ) ).toAnswer(
			'updateMailSettings'
		);
		expect( ( await current() ).uses.lead_notice ).toBe( active.id );
		expect( await put( { uses: { lead_notice: null } } ) ).toAnswer(
			'updateMailSettings'
		);
		expect( ( await current() ).uses.lead_notice ).toBeNull();
	} );

	it( 'choose the template of a signature by role', async () => {
		const signature = async ( text: string ) =>
			(
				await aTemplate( {
					purpose: 'signature',
					status: 'active',
					content: paragraph( text ),
				} )
			).id;
		const usual = await signature( 'Usual {{person.first_name}}' );
		const long = await signature(
			`Officer ${ '{{person.name}} of a long signature '.repeat( 400 ) }`
		);
		const [ staff, officer ] = await people( {}, { role: 'loan_officer' } );
		expect(
			await put( {
				signature: { default: usual, roles: { loan_officer: long } },
			} )
		).toAnswer( 'updateMailSettings' );
		const of = async ( { id }: Person ) =>
			( await as.manager.get( `/etb/v1/signatures/${ id }` ) )
				.body as Signature;
		expect( await of( staff! ) ).toMatchObject( {
			template_id: usual,
			text: 'Usual Kim',
		} );
		const officers = await of( officer! );
		expect( officers.template_id ).toBe( long );
		expect( officers.warnings.map( ( { code } ) => code ) ).toContain(
			'signature_too_long'
		);
	} );

	it( 'have another version when the company record has changed', async () => {
		const etag = String(
			( await as.manager.get( settings ) ).headers.etag
		);
		expect(
			await as.manager.put( company, { legal_name: 'Other LLC' } )
		).toAnswer( 'updateCompany' );
		expect(
			await as.manager.put(
				settings,
				{ keep_days: 8 },
				{ headers: { 'If-Match': etag } }
			)
		).toRefuse( 'rest_precondition_failed' );
	} );
} );
