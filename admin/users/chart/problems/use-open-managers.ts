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
	dismiss: ( entry: OpenManager ) => Promise< void >;
}

/** Managers that imports could not set. The first page is enough: the next entries come up when these are settled. */
export function useOpenManagers(
	chart: Chart,
	move: ( one: Move ) => Promise< void >
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
		choose: ( { user_id: id, name }, manager ) =>
			run( async () => {
				const { body } = await getIntranetProfile( transport, id );
				const from = body.reports_to;
				await move( {
					person: { id, name },
					from:
						from === null
							? null
							: {
									id: from,
									name: chart.people.get( from )?.name ?? '',
								},
					to: manager,
				} );
			} ),
		dismiss: ( entry ) =>
			run( () => dismissOpenManager( transport, entry.user_id ) ),
	};
}
