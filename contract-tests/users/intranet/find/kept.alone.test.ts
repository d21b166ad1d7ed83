// @module-tag single-site
import { beforeAll, describe, expect, it } from 'vitest';
import { fixture } from '../../../support/bookmarks';
import { control, deleteAccount, type Account } from '../../../support/control';
import { profile, repair } from '../../../support/paths';
import {
	accounts,
	newMark,
	people,
	personOf,
	type Person,
} from '../../../support/people';
import { withSettings } from '../../../support/settings';
import { host } from '../../../support/site';
import { as, full } from '../../../support/world';
import { ask, find, idsOf, keptCompany, write } from './company';

const mark = newMark();
const bossName = newMark();

let kim: Person;
let boss: Person;

/** All three parts: bios are read for a question with an unknown word. */
const keep = () => keptCompany( `who keeps ${ mark }pigeons`, 3 );

const counted = async ( query: string ) =>
	(
		await ask( as.person, query, 5, {
			headers: { 'X-Count-Queries': '1' },
		} )
	).headers[ 'x-own-queries' ];

const skills = 'svc_intranet_skills';
const bio = 'svc_intranet_bio';

const set = ( key: string, value: unknown ) =>
	control.setUserMeta( kim.id, key, value );
const rows = async () =>
	Number(
		(
			await control.sql( [
				'SELECT COUNT(*) AS number FROM {svc_kept_company}',
			] )
		)[ 0 ]?.number
	);

const mailOf = async ( { id }: Account ) =>
	(
		(
			await as.manager.get( `/wp/v2/users/${ id }`, {
				query: 'context=edit',
			} )
		).body as { email: string }
	 ).email;

const switchPlugin = async ( status: string ) => {
	const answer = await as.manager.put( '/wp/v2/plugins/svc/svc', { status } );
	expect( answer.status, answer.text ).toBe( 200 );
};

const put = async ( change: object ) =>
	expect( await as.manager.put( profile( kim.profileId ), change ) ).toAnswer(
		'updateProfile'
	);

describe( 'what is kept of the company', () => {
	beforeAll( async () => {
		[ kim, boss ] = ( await people(
			{ first_name: 'Kim', last_name: mark, job_title: 'Cooper' },
			{ first_name: 'Bo', last_name: bossName }
		) ) as [ Person, Person ];
	} );

	it( 'answers as the people themselves, by two queries fewer', async () => {
		const question = `who is Kim ${ mark }`;
		const unknown = `who keeps ${ mark }pigeons`;
		await put( { phone: '+1 303 555 0111' } );
		const first = await find( question );
		await put( { phone: '+1 303 555 0112' } );
		// What is kept, all people, the people found, and the caller's rights; skills and bios are WordPress's own table.
		expect( await counted( question ) ).toBe( '4' );
		await keep();
		expect( await counted( question ) ).toBe( '3' );
		expect( await counted( unknown ) ).toBe( '4' );
		const { people: found } = await find( question );
		expect( idsOf( { ...first, people: found } ) ).toEqual( [ kim.id ] );
		expect( found[ 0 ] ).toEqual( {
			...first.people[ 0 ],
			phone: '+1 303 555 0112',
		} );
	} );

	const changes: [ string, string, () => Promise< unknown > ][] = [
		[
			'a title',
			`${ mark }wright`,
			() => put( { job_title: `${ mark }wright` } ),
		],
		[
			'a department',
			`${ mark }guild`,
			() => put( { meta: { svc_department: `${ mark }guild` } } ),
		],
		[
			'skills',
			`${ mark }turning`,
			() => write( kim, { skills: [ `${ mark }turning` ] } ),
		],
		[
			'a bio',
			`who likes ${ mark }newts`,
			() => write( kim, { bio: `Has ${ mark }newts.` } ),
		],
		[
			'an NMLS number',
			'NMLS 98765432',
			() => put( { nmls_id: '98765432' } ),
		],
		[
			'skills, by other code',
			`${ mark }weaving`,
			() => set( skills, [ `${ mark }weaving` ] ),
		],
		[
			'a bio, by other code',
			`who likes ${ mark }toads`,
			() => set( bio, `Has ${ mark }toads.` ),
		],
		[
			'the manager, by other code',
			`who reports to Bo ${ bossName }`,
			() => set( 'svc_intranet_reports_to', boss.id ),
		],
	];
	it.each( full ? changes : changes.slice( 2, 6 ) )(
		'is never older than %s',
		async ( _what, question, change ) => {
			await keep();
			expect( ( await find( question ) ).people ).toEqual( [] );
			await change();
			expect( idsOf( await find( question ) ) ).toEqual( [ kim.id ] );
			await keep();
			expect( idsOf( await find( question ) ) ).toEqual( [ kim.id ] );
		}
	);

	it( 'is never older than skills that other code deletes or renames', async () => {
		await set( skills, [ `${ mark }caning` ] );
		await keep();
		await control.clearUserMeta( kim.id, skills );
		expect( ( await find( `${ mark }caning` ) ).people ).toEqual( [] );
		const value = [ `${ mark }caning` ];
		await set( skills, value );
		await keep();
		await control.dealWithUserMeta( kim.id, skills, 'rename', {
			value,
			to: 'something_else',
		} );
		expect( ( await find( `${ mark }caning` ) ).people ).toEqual( [] );
	} );

	it( 'has the roles as they are called now', async () => {
		await keep();
		const staff = `${ mark }folk`;
		expect( ( await find( staff ) ).people ).toEqual( [] );
		const restore = await withSettings( { role_labels: { staff } } );
		try {
			expect(
				( await find( `${ staff } called Kim ${ mark }` ) ).people[ 0 ]
					?.reasons
			).toContain( `Role: ${ staff }` );
		} finally {
			await restore();
		}
	} );

	it( 'is outdated by a repair, which finds what other code wrote by SQL', async () => {
		await set( bio, `Has ${ mark }frogs.` );
		await keep();
		await control.sql( [
			`UPDATE {usermeta} SET meta_value = 'Has ${ mark }newfrogs.' WHERE user_id = ${ kim.id } AND meta_key = '${ bio }'`,
		] );
		expect( await as.manager.post( repair, {} ) ).toAnswer(
			'repairProblems'
		);
		expect( idsOf( await find( `who likes ${ mark }newfrogs` ) ) ).toEqual(
			[ kim.id ]
		);
	} );

	it( 'has nobody who has left', async () => {
		const [ one, two ] = ( await people(
			{ last_name: `${ mark }one` },
			{ last_name: `${ mark }two` }
		) ) as [ Person, Person ];
		await keep();
		expect( idsOf( await find( `${ mark }one` ) ) ).toEqual( [ one.id ] );
		await as.manager.delete( profile( one.profileId ) );
		await deleteAccount( two.id );
		expect( ( await find( `${ mark }one` ) ).people ).toEqual( [] );
		expect( ( await find( `${ mark }two` ) ).people ).toEqual( [] );
	} );

	it.each( [
		[ 'is cut off', 'SUBSTR(content, 1, 100)' ],
		[ 'is empty', "''" ],
	] )( 'is read anew where it %s', async ( _what, content ) => {
		await put( { job_title: `${ mark }cooper` } );
		await keep();
		await control.sql( [
			`UPDATE {svc_kept_company} SET content = ${ content }`,
		] );
		const question = `${ mark }cooper`;
		expect( idsOf( await find( question ) ) ).toEqual( [ kim.id ] );
		expect( await counted( question ) ).toBe( '3' );
	} );

	it.each( [
		[ 'of a person', ( account: Account ) => personOf( account ) ],
		[ 'without a profile', () => undefined ],
	] )( 'is deleted when an account %s is erased', async ( _what, make ) => {
		const [ account ] = await accounts( 1 );
		await make( account! );
		await control.setUserMeta( account!.id, bio, `Has ${ mark }mice.` );
		await keep();
		await fixture( 'POST', '/personal-data', {
			tool: 'svc-profile',
			what: 'erase',
			email: await mailOf( account! ),
		} );
		expect( await rows() ).toBe( 0 );
	} );

	it( 'is deleted when the bio of an account without a profile changes', async () => {
		const [ account ] = await accounts( 1 );
		await keep();
		await control.setUserMeta( account!.id, bio, `Has ${ mark }mice.` );
		expect( await rows() ).toBe( 0 );
	} );

	it( 'has nothing of before the plugin was off, when it followed no change', async () => {
		await set( skills, [ `${ mark }falconry` ] );
		await keep();
		await switchPlugin( 'inactive' );
		try {
			await set( skills, [ `${ mark }pottery` ] );
		} finally {
			await switchPlugin( host.network ? 'network-active' : 'active' );
		}
		expect( ( await find( `${ mark }falconry` ) ).people ).toEqual( [] );
		expect( idsOf( await find( `${ mark }pottery` ) ) ).toEqual( [
			kim.id,
		] );
	} );

	it( 'stays for a day at most when it is outdated', async () => {
		await keep();
		await put( { job_title: 'Potter' } );
		expect( await rows() ).toBe( 3 );
		await fixture( 'POST', '/house-keeping/prune-history', {
			profile: kim.profileId,
			days: 0,
		} );
		expect( await rows() ).toBe( 0 );
	} );

	it( 'is one row for each part, of the current version', async () => {
		await put( { job_title: 'Cooper' } );
		await keep();
		expect( await rows() ).toBe( 3 );
	} );
} );
