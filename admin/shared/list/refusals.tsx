import { Button, Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { textOf } from '../failure';
import type { Outcome } from './one-by-one';

interface Props< Item > {
	outcome: Outcome< Item >;
	nameOf: ( item: Item ) => string;
	refusedText: ( count: number ) => string;
	close: () => void;
}

/** The button that carried the action out is gone. */
const focus = ( button: HTMLButtonElement | null ) => button?.focus();

/** The items that an action was refused for, with the reason of each. */
export const Refusals = < Item extends { id: number } >( {
	outcome: { done, refused },
	nameOf,
	refusedText,
	close,
}: Props< Item > ) => (
	<div className="svc-dialog">
		<Notice status="warning" isDismissible={ false }>
			{ refusedText( refused.length ) }{ ' ' }
			{ done.length > 0 &&
				sprintf(
					/* translators: %d: how many. */
					_n(
						'%d was changed.',
						'%d were changed.',
						done.length,
						'svc'
					),
					done.length
				) }
		</Notice>
		<ul className="svc-refusals">
			{ refused.map( ( { item, failure } ) => (
				<li key={ item.id }>
					<strong>{ nameOf( item ) }</strong>
					<span>{ textOf( failure ) }</span>
				</li>
			) ) }
		</ul>
		<div className="svc-dialog__buttons">
			<Button
				ref={ focus }
				__next40pxDefaultSize
				variant="primary"
				onClick={ close }
			>
				{ __( 'Close', 'svc' ) }
			</Button>
		</div>
	</div>
);
