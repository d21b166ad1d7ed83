import { useEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';
import { boot } from './boot';

interface Props {
	title: string;
	/** Beside the title: where this came from. */
	back?: ReactNode;
	actions?: ReactNode;
	children: ReactNode;
}

/** What WordPress says after the name of a page. */
const suffix = document.title.replace( /^[^‹]*/, '' );

let isFirst = true;

/** A page: its title in the window, its heading with the focus once it has been gone to. */
export function Screen( { title, back, actions, children }: Props ) {
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => {
		document.title = suffix ? `${ title } ${ suffix }` : title;
	}, [ title ] );
	useEffect( () => {
		if ( ! isFirst ) {
			heading.current?.focus( { preventScroll: true } );
		}
		isFirst = false;
	}, [] );
	return (
		<div className="svc-screen" data-page={ boot().page }>
			<div className="svc-screen__head">
				{ back }
				<h1 ref={ heading } tabIndex={ -1 }>
					{ title }
				</h1>
				<div className="svc-screen__actions">{ actions }</div>
			</div>
			{ children }
		</div>
	);
}
