import { useEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';
import { boot } from './boot';

interface Props {
	title: string;
	/** A link to the screen above. */
	back?: ReactNode;
	actions?: ReactNode;
	children: ReactNode;
}

/** What WordPress adds to the title of a page. */
const suffix = document.title.replace( /^[^‹]*/, '' );

let isFirst = true;

/** A screen: sets the window's title, and moves the focus to the heading when it is opened without a page load. */
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
