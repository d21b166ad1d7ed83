import { Button } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { numberText } from '../../../shared/number';
import { statusText, type LeadStatus } from '../../shared/vocabulary';
import type { Column } from './board';

interface Props {
	column: Column;
	/** Whether a card of another column is being dragged. */
	isTarget: boolean;
	drop: () => void;
	more: ( status: LeadStatus ) => void;
	/** The cards. */
	children: ReactNode;
}

/** The leads of one status. */
export function BoardColumn( {
	column: { status, rows, total },
	isTarget,
	drop,
	more,
	children,
}: Props ) {
	const label = useId();
	const [ isOver, setOver ] = useState( false );
	return (
		<section
			className={ `svc-lead-column is-${ status }${ isTarget && isOver ? ' is-target' : '' }` }
			aria-labelledby={ label }
			onDragOver={ ( event ) => {
				if ( isTarget ) {
					event.preventDefault();
					setOver( true );
				}
			} }
			onDragLeave={ ( event ) => {
				if (
					! event.currentTarget.contains(
						event.relatedTarget as Node | null
					)
				) {
					setOver( false );
				}
			} }
			onDrop={ ( event ) => {
				event.preventDefault();
				setOver( false );
				drop();
			} }
		>
			<h2 id={ label }>
				{ sprintf(
					/* translators: 1: a status, 2: how many leads. */
					__( '%1$s (%2$s)', 'svc' ),
					statusText( status ),
					numberText( total )
				) }
			</h2>
			<ul>{ children }</ul>
			{ total > rows.length && (
				<Button
					variant="secondary"
					size="compact"
					aria-label={ sprintf(
						/* translators: %s: a status. */
						__( 'Load more: %s', 'svc' ),
						statusText( status )
					) }
					onClick={ () => more( status ) }
				>
					{ __( 'Load more', 'svc' ) }
				</Button>
			) }
		</section>
	);
}
