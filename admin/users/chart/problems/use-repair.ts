import { useCallback, useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type {
	FindProblemsQuery,
	RepairReport,
} from '../../../../client/src/users/intranet/repair-schemas.js';
import {
	findProblems,
	repairProblems,
} from '../../../../client/src/users/intranet/repair.js';
import { isAbort, textOf } from '../../../shared/failure';
import { notify, notifyError } from '../../../shared/notices';
import { transport } from '../../../shared/transport';
import { joined } from './review';

type Scope = NonNullable< FindProblemsQuery[ 'scope' ] >;
type Step = ( after: number ) => Promise< { body: RepairReport } >;

/** A request works for a few seconds; large companies need several requests. */
async function toTheEnd( step: Step ): Promise< RepairReport > {
	let report: RepairReport = { findings: [], next: 0 };
	while ( report.next !== null ) {
		report = joined( report, ( await step( report.next ) ).body );
	}
	return report;
}

const find = ( scope: Scope, signal?: AbortSignal ) =>
	toTheEnd( ( after ) =>
		findProblems(
			transport,
			{ scope, after },
			{ ...( signal && { signal } ) }
		)
	);

export interface Repair {
	report: RepairReport | null;
	isBusy: boolean;
	/** Checks everything; when the page is opened, only managers are checked. */
	check: () => Promise< void >;
	/** Repairs all that is found. */
	repair: () => Promise< void >;
}

/** Checks for data that was written without WordPress's functions, and repairs it. */
export function useRepair( onRepaired: () => Promise< void > ): Repair {
	const [ report, setReport ] = useState< RepairReport | null >( null );
	const [ isBusy, setBusy ] = useState( false );

	useEffect( () => {
		const abort = new AbortController();
		find( 'managers', abort.signal ).then( setReport, ( thrown ) => {
			if ( ! isAbort( thrown ) ) {
				notifyError( textOf( thrown ) );
			}
		} );
		return () => abort.abort();
	}, [] );

	const run = useCallback( async ( action: () => Promise< void > ) => {
		setBusy( true );
		try {
			await action();
		} catch ( thrown ) {
			notifyError( textOf( thrown ) );
		} finally {
			setBusy( false );
		}
	}, [] );

	const check = useCallback(
		() =>
			run( async () => {
				const found = await find( 'everything' );
				setReport( found );
				if ( found.findings.length === 0 ) {
					notify( __( 'No problems found.', 'svc' ) );
				}
			} ),
		[ run ]
	);

	const repair = useCallback(
		() =>
			run( async () => {
				const { findings } = await toTheEnd( ( after ) =>
					repairProblems( transport, { after } )
				);
				const count = findings.reduce(
					( sum, one ) => sum + one.count,
					0
				);
				notify(
					sprintf(
						/* translators: %d: how many. */
						_n(
							'%d problem repaired.',
							'%d problems repaired.',
							count,
							'svc'
						),
						count
					)
				);
				setReport( await find( 'managers' ) );
				await onRepaired();
			} ),
		[ run, onRepaired ]
	);

	return { report, isBusy, check, repair };
}
