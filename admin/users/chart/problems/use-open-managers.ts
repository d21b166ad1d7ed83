import { useCallback, useEffect, useState } from '@wordpress/element';
import { getIntranetProfile } from '../../../../client/src/users/intranet/intranet-profiles.js';
import type {
	OpenManager,
	OpenManagerList,
} from '../../../../client/src/users/intranet/open-manager-schemas.js';
import {
	dismissOpenManager,
	listOpenManagers,
} from '../../../../client/src/users/intranet/open-managers.js';
import { hasStatus, isAbort, textOf } from '../../../shared/failure';
import { notifyError } from '../../../shared/notices';
import { transport } from '../../../shared/transport';
import type { Chart } from '../data/chart';
import type { Move, Person } from '../moving/move';

export interface OpenManagers {
	list: OpenManagerList | null;
	isBusy: boolean;
	choose: ( entry: OpenManager, manager: Person ) => Promise< void >;
	/** Lets any other person be chosen. */
	ask: ( entry: OpenManager ) => Promise< void >;
	dismiss: ( entry: OpenManager ) => Promise< void >;
	/** Reads them again, after a manager was set elsewhere. */
	load: () => Promise< void >;
}

/** Managers that imports could not set. The first page is enough: the next entries come up when these are settled. */
export function useOpenManagers(
	chart: Chart,
	move: ( one: Move ) => Promise< void >,
	askFor: ( person: Person, from: Person | null ) => void
): OpenManagers {
	const [ list, setList ] = useState< OpenManagerList | null >( null );
	const [ isBusy, setBusy ] = useState( false );

	const load = useCallback( async ( signal?: AbortSignal ) => {
		try {
			const { body } = await listOpenManagers(
				transport,
				{},
				{ ...( signal && { signal } ) }
			);
			setList( body );
		} catch ( thrown ) {
			if ( ! isAbort( thrown ) ) {
				notifyError( textOf( thrown ) );
			}
		}
	}, [] );

	useEffect( () => {
		const abort = new AbortController();
		void load( abort.signal );
		return () => abort.abort();
	}, [ load ] );

	const run = async ( action: () => Promise< unknown > ) => {
		setBusy( true );
		try {
			await action();
		} catch ( thrown ) {
			// The entry is gone already where the manager was set elsewhere.
			if ( ! hasStatus( thrown, 404 ) ) {
				notifyError( textOf( thrown ) );
			}
		}
		await load();
		setBusy( false );
	};

	return {
		list,
		isBusy,
		choose: ( { user_id: id, name }, to ) =>
			run( async () => {
				const from = await managerNow( chart, id );
				await move( { person: { id, name }, from, to } );
			} ),
		ask: ( { user_id: id, name } ) =>
			run( async () =>
				askFor( { id, name }, await managerNow( chart, id ) )
			),
		dismiss: ( entry ) =>
			run( () => dismissOpenManager( transport, entry.user_id ) ),
		load,
	};
}

/** The manager of a person who may not be in the part of the chart that was read. */
async function managerNow(
	chart: Chart,
	id: number
): Promise< Person | null > {
	const { body } = await getIntranetProfile( transport, id );
	const from = body.reports_to;
	return from === null
		? null
		: { id: from, name: chart.people.get( from )?.name ?? '' };
}
