import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Link } from '../../../shared/link';
import { addressOf } from '../../../shared/location';

/** Number of people that a problem names. */
export const named = 5;

interface Props {
	title: string;
	count: number;
	children: ReactNode;
}

export const Problem = ( { title, count, children }: Props ) => (
	<div className="svc-problem">
		<h2>
			{ title } <span className="svc-problem__count">{ count }</span>
		</h2>
		{ children }
	</div>
);

export const chooseFor = ( name: string ) =>
	sprintf(
		/* translators: %s: a name. */
		__( 'Choose a manager for %s', 'svc' ),
		name
	);

export const EveryoneWithoutManager = () => (
	<Link href={ addressOf( 'svc-people', { without: 'manager' } ) }>
		{ __( 'Show everyone without a manager', 'svc' ) }
	</Link>
);
