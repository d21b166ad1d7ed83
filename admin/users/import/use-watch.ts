import { useEffect, useState } from '@wordpress/element';
import type { Import } from '../../../client/src/users/import-schemas.js';
import { siteOf } from './site';

/** Reads an import every few seconds, and says whether another window is continuing it. */
export function useWatch(
	id: number,
	isOn: boolean,
	heard: ( now: Import ) => void
): boolean {
	const [ isMoving, setMoving ] = useState( false );
	useEffect( () => {
		if ( ! isOn ) {
			return undefined;
		}
		const leave = new AbortController();
		let last: string | null = null;
		const timer = setInterval( () => {
			if ( document.hidden ) {
				return;
			}
			siteOf( id, leave.signal )
				.look()
				.then(
					( now ) => {
						const mark = `${ now.total } ${ now.done } ${ now.progress }`;
						setMoving( last !== null && last !== mark );
						last = mark;
						heard( now );
					},
					() => {}
				);
		}, 3000 );
		return () => {
			clearInterval( timer );
			leave.abort();
			setMoving( false );
		};
	}, [ id, isOn, heard ] );
	return isMoving;
}
