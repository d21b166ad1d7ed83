import { Card, CardBody, CardHeader } from '@wordpress/components';
import { createContext, useContext, useId } from '@wordpress/element';
import type { ReactNode } from 'react';

/** The level of the headings of sections: 3 where groups of sections have headings of their own. */
export const HeadingLevel = createContext< 2 | 3 >( 2 );

/** A part of a form with its heading, which screen readers announce as a group. */
export function Section( {
	title,
	children,
}: {
	title: string;
	children: ReactNode;
} ) {
	const id = useId();
	const Heading = `h${ useContext( HeadingLevel ) }` as const;
	return (
		<Card as="section" aria-labelledby={ id } className="svc-section">
			<CardHeader>
				<Heading id={ id }>{ title }</Heading>
			</CardHeader>
			<CardBody className="svc-section__fields">{ children }</CardBody>
		</Card>
	);
}
