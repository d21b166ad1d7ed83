import { z } from 'zod';
import type { Site } from '../../host/site';
import { basic, Visitor } from '../visitor';

const account = z.object( { username: z.string() } );
const password = z.object( { password: z.string() } );

/** Asks as that user from now on, by an application password of its own. */
export async function join(
	site: Site,
	admin: Visitor,
	userId: number
): Promise< Visitor > {
	const user = `wp/v2/users/${ userId }`;
	const { username } = account.parse(
		await admin.json( `${ user }?context=edit` )
	);
	const made = await admin.post( `${ user }/application-passwords`, {
		name: `bench ${ Date.now() }`,
	} );
	return new Visitor(
		site.rest,
		basic( username, password.parse( JSON.parse( made.body ) ).password )
	);
}
