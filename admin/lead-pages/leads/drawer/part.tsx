import { useId } from '@wordpress/element';
import type { ReactNode } from 'react';

/** A part of the open lead, with its heading. */
export function DrawerPart( {
	title,
	children,
}: {
	title: string;
	children: ReactNode;
} ) {
	const id = useId();
	return (
		<section className="svc-lead-part" aria-labelledby={ id }>
			<h3 id={ id }>{ title }</h3>
			{ children }
		</section>
	);
}
