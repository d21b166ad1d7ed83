import { z } from 'zod';
import { basic, Visitor } from '../visitor';
import type { Site } from '../../host/site';

const account = z.object( { id: z.number(), username: z.string() } );
const password = z.object( { password: z.string() } );

/** Signs in as that account, made an editor, who may render e-mails, by a new application password. */
export async function join(
	site: Site,
	admin: Visitor,
	userId: number
): Promise< Visitor > {
	const user = `wp/v2/users/${ userId }`;
	const { username } = account.parse(
		await admin.json( `${ user }?context=edit` )
	);
	await admin.post( user, { roles: [ 'editor' ] } );
	const made = await admin.post( `${ user }/application-passwords`, {
		name: `bench ${ Date.now() }`,
	} );
	return new Visitor(
		site.rest,
		basic( username, password.parse( JSON.parse( made.body ) ).password )
	);
}

const LOGIN = 'benchmember';

/** An account on a site without the plugin. */
export async function stranger( admin: Visitor ): Promise< number > {
	const found = z
		.array( account )
		.parse(
			await admin.json( `wp/v2/users?context=edit&search=${ LOGIN }` )
		)
		.find( ( { username } ) => username === LOGIN );
	return found?.id ?? ( await make( admin ) );
}

async function make( admin: Visitor ): Promise< number > {
	const made = await admin.post( 'wp/v2/users', {
		username: LOGIN,
		email: `${ LOGIN }@example.org`,
		password: 'demo',
	} );
	return account.parse( JSON.parse( made.body ) ).id;
}
