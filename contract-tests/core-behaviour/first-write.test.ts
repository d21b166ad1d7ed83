import { expect, it } from 'vitest';
import { fixture } from '../support/bookmarks';
import { newMark, people, type Person } from '../support/people';
import { host } from '../support/site';

interface Written {
	is_done: boolean;
	id: number;
	/** How often `svc_first_write` had fired before and after the write. */
	fired: [ number, number ];
	/** How many hooks have callbacks that were added then. */
	added: number;
	/** Those of them that had fired before. */
	missed: string[];
}

/** Writes by WordPress's functions, in a request that wrote nothing before. */
async function write( what: string, id = 0, type = 'page' ): Promise< number > {
	const { added, ...written } = await fixture< Written >(
		'POST',
		'/first-write',
		{ write: what, id, type }
	);
	expect( written, what ).toMatchObject( {
		is_done: true,
		fired: [ 0, 1 ],
		missed: [],
	} );
	expect( added, what ).toBeGreaterThan( 20 );
	return written.id;
}

it( 'what follows writes is registered before the first one of a request', async () => {
	const [ kim ] = ( await people( {} ) ) as [ Person ];
	for ( const what of [
		'add user meta',
		'update user meta',
		'update a row of user meta',
		'delete a row of user meta',
		'add user meta',
		'delete user meta',
		'delete an account here',
	] ) {
		await write( what, kim.id );
	}
	const attachment = await write( 'add a post', 0, 'attachment' );
	await write( 'delete an attachment', attachment );
	const page = await write( 'add a post' );
	const revision = await write( 'change a post', page );
	await write( 'restore a revision', revision );
	await write( 'trash a post', page );
	await write( 'delete a post', page );
} );

it.runIf( host.network )(
	'on a network, before accounts leave and sites go',
	async () => {
		const [ kim ] = ( await people( {} ) ) as [ Person ];
		await write( 'take an account off a site', kim.id );
		await write( 'delete an account', kim.id );
		const site = await fixture< { id: number } >( 'POST', '/sites', {
			path: `/${ newMark() }/`,
		} );
		await write( 'delete a site', site.id );
	}
);
