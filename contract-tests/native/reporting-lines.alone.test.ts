import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { control } from '../support/control';
import { newMark, people, type Person } from '../support/people';
import { host } from '../support/site';
import { full } from '../support/world';

const script = fileURLToPath(
	new URL( 'reporting-lines.php', import.meta.url )
);

const mark = newMark();

async function answers( what: 'loop' | 'changed', of: Person[] ) {
	const { stdout } = await promisify( execFile )( 'php', [
		script,
		host.www,
		host.url,
		what,
		...of.map( ( { id } ) => String( id ) ),
	] );
	return JSON.parse( stdout ) as [ number, string ][];
}

const team = async ( size: number ) =>
	await people(
		...Array.from( { length: size }, ( _, number ) => ( {
			first_name: `P${ number }`,
			last_name: mark,
		} ) )
	);

describe.runIf( full && host.database !== null )( 'a reporting line', () => {
	it( 'makes no loop where the database cuts a recursion off', async () => {
		const chain = await team( 40 );
		const [ first ] = chain;
		await control.sql( [
			`UPDATE {svc_profiles} SET manager_id = CASE user_id ${ chain
				.slice( 1 )
				.map(
					( { id }, index ) =>
						`WHEN ${ id } THEN ${ chain[ index ]!.id }`
				)
				.join( ' ' ) } END, has_manager = 1 WHERE user_id IN (${ chain
				.slice( 1 )
				.map( ( { id } ) => id )
				.join( ',' ) })`,
		] );
		expect( await answers( 'loop', chain ) ).toEqual( [
			[
				400,
				expect.stringContaining(
					`P0 ${ mark } → P39 ${ mark } → P38 ${ mark } → P37 ${ mark } → P36 ${ mark } → P35 ${ mark } → P34 ${ mark } → … → P6 ${ mark }`
				),
			],
		] );
		await control.sql( [
			`UPDATE {svc_profiles} SET manager_id = NULL, has_manager = 0 WHERE user_id > ${ first!.id }`,
		] );
	} );

	it( 'is read again after a change by another request', async () => {
		const [ ana, bo, cy ] = await team( 3 );
		expect( await answers( 'changed', [ ana!, bo!, cy! ] ) ).toEqual( [
			[ 200, '' ],
			[
				400,
				expect.stringContaining(
					`P2 ${ mark } → P1 ${ mark } → P0 ${ mark } → P2 ${ mark }`
				),
			],
		] );
		await control.sql( [
			`UPDATE {svc_profiles} SET manager_id = NULL, has_manager = 0 WHERE user_id = ${ ana!.id }`,
		] );
	} );
} );
