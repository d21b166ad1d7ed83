import { __, sprintf } from '@wordpress/i18n';
import { usePeople, type People } from '../shared/people';
import { pageData } from './data';
import type { Named } from './names';
import { usePage } from './page';

/** The people of the page as it was stored, and those that were chosen since. */
export function usePagePeople(): People {
	const [ { partner, routing } ] = usePage();
	const stored = new Map(
		pageData().people.map( ( one ) => [ one.user_id, one ] )
	);
	const chosen = [
		...( partner ? [ partner ] : [] ),
		...routing.pool.map( ( { user_id: id } ) => id ),
	].filter( ( id ) => ! stored.has( id ) );
	return new Map( [ ...stored, ...usePeople( chosen ) ] );
}

/** Whom the texts of consents name, as the page is edited. */
export function useNamed(): Named {
	const people = usePagePeople();
	const [ { partner, routing } ] = usePage();
	const { company, owner } = pageData();
	return {
		company,
		owner: people.get( owner )?.name ?? null,
		partner: ( partner && people.get( partner )?.name ) || null,
		isRoundRobin: routing.mode === 'round_robin',
		anyOfficer: ( name ) =>
			/* translators: %s: name of the company. */
			sprintf( __( 'a loan officer of %s', 'svc' ), name ),
	};
}
