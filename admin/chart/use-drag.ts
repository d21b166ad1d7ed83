import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { complain } from '../shared/say';
import { isAbove, wayTo, type Chart } from './chart';
import { Drag, type Verdict } from './drag';
import { circle, type Move, type Somebody } from './move';
import { dropText } from './words';

/** Who is above somebody, as the chart has it. */
export function managerOf( chart: Chart, id: number ): Somebody | null {
	const above = chart.above.get( id ) ?? 0;
	return id !== chart.root && above !== 0
		? ( chart.people.get( above ) ?? null )
		: null;
}

/** What a drop would do, and whether it may. */
export function judge( chart: Chart, id: number, to: number ): Verdict {
	const now = managerOf( chart, id );
	if ( ( now?.id ?? 0 ) === to ) {
		return {
			may: false,
			text: now
				? __( 'That is their manager already', 'svc' )
				: __( 'They have no manager already', 'svc' ),
		};
	}
	if ( to !== 0 && isAbove( chart, id, to ) ) {
		const way = wayTo( chart, to ).reverse();
		const names = way
			.slice( 0, way.indexOf( id ) + 1 )
			.map( ( one ) => chart.people.get( one )! );
		return { may: false, text: circle( names ) };
	}
	return {
		may: true,
		text: dropText(
			chart.people.get( id )?.name ?? '',
			to === 0 ? null : ( chart.people.get( to )?.name ?? '' )
		),
	};
}

/** Cards of the chart as something to drag. Gives the frame they are in, and who is being dragged. */
export function useDrag( chart: Chart, move: ( move: Move ) => void ) {
	const frame = useRef< HTMLDivElement >( null );
	const [ dragged, setDragged ] = useState< number | null >( null );
	const now = useRef( { chart, move } );
	now.current = { chart, move };

	useEffect( () => {
		const drag = new Drag( frame.current!, {
			judge: ( person, to ) => judge( now.current.chart, person, to ),
			onDrag: setDragged,
			drop( id, to ) {
				const { people } = now.current.chart;
				const { may, text } = judge( now.current.chart, id, to );
				const person = people.get( id );
				if ( ! may || ! person ) {
					complain( text );
					return;
				}
				now.current.move( {
					person,
					from: managerOf( now.current.chart, id ),
					to: to === 0 ? null : people.get( to )!,
				} );
			},
		} );
		return () => drag.stop();
	}, [] );

	return { frame, dragged };
}
