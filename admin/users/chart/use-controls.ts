import { useMemo, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { hasStatus, textOf } from '../../shared/failure';
import { notifyError } from '../../shared/notices';
import type { BranchProps } from './branch';
import type { Node } from './chart';
import type { Company } from './company';
import { keyOf } from './rows';

/** The same for every card, however often the chart is drawn. */
export function useControls(
	company: Company,
	wiring: {
		focus: ( key: string ) => void;
		choose: ( key: string ) => void;
		leave: ( id: number ) => void;
		menu: ( node: Node, anchor: Element ) => void;
	}
): BranchProps[ 'controls' ] {
	const now = useRef( wiring );
	now.current = wiring;
	return useMemo(
		() => ( {
			choose: ( key ) => now.current.choose( key ),
			leave: ( id ) => now.current.leave( id ),
			toggle( id ) {
				const { chart } = company.look();
				if ( chart?.open.has( id ) && chart.branches.has( id ) ) {
					company.close( id );
				} else {
					company
						.open( id )
						.catch( ( thrown: unknown ) =>
							notifyError( unopened( company, id, thrown ) )
						);
				}
			},
			async more( id, direction ) {
				try {
					const first = await company.more( id, direction );
					if ( first !== null ) {
						now.current.choose( keyOf( first ) );
						now.current.focus( keyOf( first ) );
					}
				} catch ( thrown ) {
					notifyError( textOf( thrown ) );
				}
			},
			menu( id, anchor ) {
				const node = company.look().chart?.people.get( id );
				if ( node ) {
					now.current.menu( node, anchor );
				}
			},
		} ),
		[ company ]
	);
}

function unopened( company: Company, id: number, thrown: unknown ): string {
	return hasStatus( thrown, 404 )
		? sprintf(
				/* translators: %s: a name. */
				__( '%s is no longer part of the organisation.', 'svc' ),
				company.look().chart?.people.get( id )?.name ?? ''
			)
		: textOf( thrown );
}
