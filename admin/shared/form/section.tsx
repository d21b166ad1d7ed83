import { Card, CardBody, CardHeader } from '@wordpress/components';
import { useId } from '@wordpress/element';
import type { ReactNode } from 'react';

/** A part of a form with its heading, which screen readers announce as a group. */
export function Section( {
	title,
	children,
}: {
	title: string;
	children: ReactNode;
} ) {
	const id = useId();
	return (
		<Card as="section" aria-labelledby={ id } className="svc-section">
			<CardHeader>
				<h2 id={ id }>{ title }</h2>
			</CardHeader>
			<CardBody className="svc-section__fields">{ children }</CardBody>
		</Card>
	);
}
