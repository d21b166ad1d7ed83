import type { Invitation } from '../../../client/src/users/account-schemas';
import type {
	Delivery,
	DeliveryList,
} from '../../../client/src/users/delivery-schemas';
import { fixture } from '../../support/bookmarks';
import { control } from '../../support/control';
import { deliveries, invitationOf } from '../../support/paths';
import { newMark, personOf, type Person } from '../../support/people';
import { as, world } from '../../support/world';

const mark = newMark();
let made = 0;

/** A person whose account has that address. */
export async function personAt(
	prefix: string
): Promise< Person & { email: string } > {
	const login = `${ world.token }-${ mark }-${ made++ }`;
	const email = `${ prefix }-${ login }@example.org`;
	const [ account ] = await control.createUsers( [ { login, email } ] );
	return { ...( await personOf( account! ) ), email };
}

/** Invites the person, and answers the number of the delivery. */
export async function invite( { profileId }: Person ): Promise< number > {
	const { body } = await as.manager.post( invitationOf( profileId ), {} );
	return ( body as Invitation ).delivery_id;
}

export async function deliveriesTo( {
	id,
}: Pick< Person, 'id' > ): Promise< Delivery[] > {
	const answer = await as.manager.get( deliveries, {
		query: { user_id: id },
	} );
	return ( answer.body as DeliveryList ).data;
}

export const deliveryTo = async ( person: Pick< Person, 'id' > ) =>
	( await deliveriesTo( person ) )[ 0 ]!;

export type Row = Record< string, string | null >;

/** Runs the outbox as WP-Cron does, with that message due; `more` is what else happens. */
export const run = ( id: number, more: object = {} ) =>
	fixture< Row >( 'POST', '/outbox/run', { id, ...more } );

export const rowOf = ( id: number ) =>
	fixture< Row >( 'POST', '/outbox/row', { id } );

export const setRow = ( id: number, columns: object ) =>
	fixture< Row >( 'PUT', '/outbox/row', { id, columns } );
