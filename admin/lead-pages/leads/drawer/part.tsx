import { useId } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useNarrow } from './use-narrow';

/** A part of the open lead, with its heading: one below that of the panel, or of the dialog on phones, which is the first. */
export function DrawerPart( {
	title,
	children,
}: {
	title: string;
	children: ReactNode;
} ) {
	const id = useId();
	const Heading = useNarrow() ? 'h2' : 'h3';
	return (
		<section className="svc-lead-part" aria-labelledby={ id }>
			<Heading id={ id }>{ title }</Heading>
			{ children }
		</section>
	);
}
