import { useEffect, useRef, useState } from '@wordpress/element';
import { notifyError } from '../../../shared/notices';
import { managerOf, type Chart } from '../data/chart';
import { Drag } from './drag';
import { verdictOn } from './verdict';
import type { Move } from './move';

/** Dragging cards within a frame element; returns the frame and the person who is being dragged. */
export function useDrag( chart: Chart, move: ( move: Move ) => void ) {
	const frame = useRef< HTMLDivElement >( null );
	const [ dragged, setDragged ] = useState< number | null >( null );
	const now = useRef( { chart, move } );
	now.current = { chart, move };

	useEffect( () => {
		const drag = new Drag( frame.current!, {
			verdict: ( person, to ) =>
				verdictOn( now.current.chart, person, to ),
			onDrag: setDragged,
			drop( id, to ) {
				const { people } = now.current.chart;
				const { may, text } = verdictOn( now.current.chart, id, to );
				const person = people.get( id );
				if ( ! may || ! person ) {
					notifyError( text );
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
