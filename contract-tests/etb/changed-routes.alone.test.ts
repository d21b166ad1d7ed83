import { afterEach, expect, it } from 'vitest';
import { control } from '../support/control';
import { as } from '../support/world';
import { memberWith } from './editors';
import { aTemplate, paragraph } from './templates';

afterEach( () => control.clearOption( 'svc_fixture_types' ) );

it( 'the rules of the editor’s routes hold where a site gives them another address', async () => {
	const { id } = await aTemplate( { status: 'active' } );
	const author = await memberWith( 'author' );
	await control.setOption( 'svc_fixture_types', {
		svc_mail_template: { rest_base: 'Mail-Templates' },
	} );
	const path = `/wp/v2/mail-templates/${ id }`;
	for ( const [ caller, status ] of [
		[ as.anonymous, 403 ],
		[ author, 403 ],
		[ as.manager, 200 ],
	] as const ) {
		expect( ( await caller.get( path ) ).status ).toBe( status );
	}
	const refused = await as.manager.post( path, {
		content: paragraph( '{{lead.shoe}}' ),
	} );
	expect( refused.status ).toBe( 400 );
} );

it( 'the routes of others answer whose address begins with the same letters', async () => {
	await control.setOption( 'svc_fixture_types', {
		svc_mail_template: { rest_base: 'type' },
	} );
	expect( ( await as.anonymous.get( '/wp/v2/types' ) ).status ).toBe( 200 );
	expect( ( await as.anonymous.get( '/wp/v2/type' ) ).status ).toBe( 403 );
} );
