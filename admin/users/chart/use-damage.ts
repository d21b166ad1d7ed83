import { useCallback, useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type {
	FindDamageQuery,
	RepairReport,
} from '../../../client/src/users/intranet/repair-schemas.js';
import {
	findDamage,
	repairDamage,
} from '../../../client/src/users/intranet/repair.js';
import { isAbort, textOf } from '../../shared/failure';
import { notify, notifyError } from '../../shared/notices';
import { transport } from '../../shared/transport';
import { joined } from './problems';

type Scope = NonNullable< FindDamageQuery[ 'scope' ] >;
type Step = ( after: number ) => Promise< { body: RepairReport } >;

/** Each request has some seconds; large companies need several. */
async function toTheEnd( step: Step ): Promise< RepairReport > {
	let report: RepairReport = { findings: [], next: 0 };
	while ( report.next !== null ) {
		report = joined( report, ( await step( report.next ) ).body );
	}
	return report;
}

const look = ( scope: Scope, signal?: AbortSignal ) =>
	toTheEnd( ( after ) =>
		findDamage(
			transport,
			{ scope, after },
			{ ...( signal && { signal } ) }
		)
	);

export interface Damage {
	report: RepairReport | null;
	isBusy: boolean;
	/** Looks at everything, where at first only managers were looked at. */
	check: () => Promise< void >;
	/** Mends all that is found. */
	repair: () => Promise< void >;
}

/** What was written past WordPress. */
export function useDamage( onRepaired: () => Promise< void > ): Damage {
	const [ report, setReport ] = useState< RepairReport | null >( null );
	const [ isBusy, setBusy ] = useState( false );

	useEffect( () => {
		const abort = new AbortController();
		look( 'managers', abort.signal ).then( setReport, ( thrown ) => {
			if ( ! isAbort( thrown ) ) {
				notifyError( textOf( thrown ) );
			}
		} );
		return () => abort.abort();
	}, [] );

	const work = useCallback( async ( deed: () => Promise< void > ) => {
		setBusy( true );
		try {
			await deed();
		} catch ( thrown ) {
			notifyError( textOf( thrown ) );
		} finally {
			setBusy( false );
		}
	}, [] );

	const check = useCallback(
		() =>
			work( async () => {
				const found = await look( 'everything' );
				setReport( found );
				if ( found.findings.length === 0 ) {
					notify( __( 'All data are in order.', 'svc' ) );
				}
			} ),
		[ work ]
	);

	const repair = useCallback(
		() =>
			work( async () => {
				const { findings } = await toTheEnd( ( after ) =>
					repairDamage( transport, { after } )
				);
				const count = findings.reduce(
					( sum, one ) => sum + one.count,
					0
				);
				notify(
					sprintf(
						/* translators: %d: how many. */
						_n(
							'%d thing was repaired.',
							'%d things were repaired.',
							count,
							'svc'
						),
						count
					)
				);
				setReport( await look( 'managers' ) );
				await onRepaired();
			} ),
		[ work, onRepaired ]
	);

	return { report, isBusy, check, repair };
}
