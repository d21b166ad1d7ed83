import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { LeadEvent } from '../../../../client/src/lead-pages/index';
import { NotYet } from '../../../shared/not-yet';
import { authorName } from '../../../shared/people/authors';
import { agoText, momentText } from '../../../shared/time';
import { eventText } from './event-text';
import { DrawerPart } from './part';
import { useTimeline } from './use-timeline';

interface Props {
	id: number;
	/** The timeline is read again when this changes. */
	version: unknown;
}

/** What happened to the lead, newest first. */
export function Timeline( { id, version }: Props ) {
	const { value, more, ...asked } = useTimeline( id, version );
	return (
		<DrawerPart title={ __( 'Timeline', 'svc' ) }>
			{ value ? (
				<ol className="svc-lead-timeline">
					{ value.events.map( ( event ) => (
						<Entry
							key={ event.id }
							event={ event }
							nameOf={ ( user ) =>
								user === null
									? __( 'Nobody', 'svc' )
									: authorName( value.names, user )
							}
						/>
					) ) }
				</ol>
			) : (
				<NotYet { ...asked } />
			) }
			{ value && value.total > value.events.length && (
				<Button
					variant="secondary"
					isBusy={ asked.isWaiting }
					onClick={ more }
				>
					{ __( 'Load more', 'svc' ) }
				</Button>
			) }
		</DrawerPart>
	);
}

const Entry = ( {
	event,
	nameOf,
}: {
	event: LeadEvent;
	nameOf: ( user: number | null ) => string;
} ) => (
	<li>
		<strong>{ eventText( event, nameOf ) }</strong>
		{ event.kind === 'note' && (
			<p className="svc-lead-note" dir="auto">
				{ String( event.data[ 'text' ] ) }
			</p>
		) }
		<div className="svc-lead-about">
			{ event.actor_user_id !== null && (
				<>
					<bdi>{ nameOf( event.actor_user_id ) }</bdi>
					{ ' · ' }
				</>
			) }
			<time dateTime={ event.at } title={ momentText( event.at ) }>
				{ agoText( event.at ) }
			</time>
		</div>
	</li>
);
