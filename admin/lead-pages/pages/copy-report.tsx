import { Button, Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { LeadPage } from '../../../client/src/lead-pages/index';
import type { Outcome } from '../../shared/list/one-by-one';
import { failureText } from '../shared/failure';
import type { Receiver } from './copies';
import { nameText } from './texts';

export interface Copies {
	made: LeadPage[];
	refused: Outcome< Receiver >[ 'refused' ];
}

/** The copies that were made, with links, and the people whose copy was refused, with the reason of each. */
export const CopyReport = ( {
	made,
	refused,
	close,
}: Copies & { close: () => void } ) => (
	<div className="svc-dialog">
		<div role="status">
			<Notice
				status={ refused.length === 0 ? 'success' : 'warning' }
				isDismissible={ false }
			>
				{ sprintf(
					/* translators: %d: how many. */
					_n(
						'%d copy was made.',
						'%d copies were made.',
						made.length,
						'svc'
					),
					made.length
				) }
			</Notice>
		</div>
		{ made.length > 0 && (
			<ul className="svc-lead-copies">
				{ made.map( ( page ) => (
					<li key={ page.id }>
						{ page.edit_url === null ? (
							nameText( page )
						) : (
							<a href={ page.edit_url }>{ nameText( page ) }</a>
						) }
					</li>
				) ) }
			</ul>
		) }
		{ refused.length > 0 && (
			<>
				<h3>{ __( 'Not made', 'svc' ) }</h3>
				<ul className="svc-refusals">
					{ refused.map( ( { item, failure } ) => (
						<li key={ item.id }>
							<strong>{ item.name }</strong>
							<span>{ failureText( failure ) }</span>
						</li>
					) ) }
				</ul>
			</>
		) }
		<div className="svc-dialog__buttons">
			<Button __next40pxDefaultSize variant="primary" onClick={ close }>
				{ __( 'Close', 'svc' ) }
			</Button>
		</div>
	</div>
);
