import { Button } from '@wordpress/components';
import { memo } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import {
	chevronDown,
	chevronUp,
	Icon,
	moreVertical,
	people,
	sites,
} from '@wordpress/icons';
import type { MouseEvent } from 'react';
import { addressOf } from '../../../shared/location';
import { Link } from '../../../shared/link';
import { PersonPhoto } from '../../../shared/people/person-photo';
import type { Node } from '../data/chart';
import { nameOf } from '../data/vacancies';

/** The actions of a card. */
export interface Controls {
	toggle: ( id: number ) => void;
	openMenu: ( id: number, anchor: Element ) => void;
	/** Called before the link to the person is followed. */
	beforeLeaving: ( id: number ) => void;
}

interface Props {
	node: Node;
	/** The dotted-line managers as text; empty without any. */
	dotted: string;
	/** Null without reports. */
	isOpen: boolean | null;
	isBusy: boolean;
	/** In a tree, Tab does not stop at what is on a card. */
	isTree: boolean;
	controls: Controls;
}

/** A person with the number of their reports and the menu of actions. */
export const Card = memo( function ShownCard( {
	node,
	dotted,
	isOpen,
	isBusy,
	isTree,
	controls,
}: Props ) {
	const { id, name, title, department } = node;
	const stop = isTree ? { tabIndex: -1 } : {};
	return (
		<>
			{ id > 0 ? (
				<PersonPhoto person={ inParts( node ) } size={ 36 } />
			) : (
				<Icon
					className="svc-chart__company"
					icon={ id === 0 ? sites : people }
				/>
			) }
			<span className="svc-chart__text">
				{ id <= 0 ? (
					<strong className="svc-chart__name">
						{ nameOf( node ) }
					</strong>
				) : (
					<Link
						{ ...stop }
						className="svc-chart__name"
						draggable={ false }
						href={ addressOf( 'svc-people', { user: id } ) }
						onClick={ () => controls.beforeLeaving( id ) }
					>
						{ name }
					</Link>
				) }
				{ title && id >= 0 && <span>{ title }</span> }
				{ department && (
					<span className="svc-chart__department">
						{ department }
					</span>
				) }
				{ id < 0 && (
					<span className="svc-chart__vacant">
						{ __( 'Vacant', 'svc' ) }
					</span>
				) }
				{ dotted && (
					<span className="svc-chart__dotted">{ dotted }</span>
				) }
			</span>
			{ isOpen !== null && (
				<Button
					{ ...stop }
					className="svc-chart__toggle"
					size="small"
					icon={ isOpen ? chevronUp : chevronDown }
					iconPosition="right"
					isBusy={ isBusy }
					aria-label={ reportsText( node ) }
					{ ...( ! isTree && { 'aria-expanded': isOpen } ) }
					onClick={ () => controls.toggle( id ) }
				>
					{ node.reports_count ?? '' }
				</Button>
			) }
			{ id !== 0 && (
				<Button
					{ ...stop }
					className="svc-chart__menu"
					size="small"
					icon={ moreVertical }
					label={ sprintf(
						/* translators: %s: a name. */
						__( 'Actions for %s', 'svc' ),
						nameOf( node )
					) }
					showTooltip={ false }
					// It would become part of the tree item's name. The keyboard opens the menu too.
					aria-hidden={ isTree }
					aria-haspopup="menu"
					onClick={ ( event: MouseEvent ) =>
						controls.openMenu( id, event.currentTarget )
					}
				/>
			) }
		</>
	);
} );

/** The chart has only full names: the initials are those of the first and the last word. */
function inParts( { name, avatar_url }: Node ) {
	const words = name.split( ' ' );
	return {
		first_name: words[ 0 ] ?? '',
		last_name: words.length > 1 ? words.at( -1 )! : '',
		avatar_url,
	};
}

export const reportsText = ( node: Node ): string =>
	textOfReports( nameOf( node ), node.reports_count );

const textOfReports = ( name: string, count: number | null ): string =>
	count === null
		? sprintf(
				/* translators: %s: a name. */
				__( 'People who report to %s', 'svc' ),
				name
			)
		: sprintf(
				/* translators: 1: how many, 2: a name. */
				_n(
					'%1$d person reports to %2$s',
					'%1$d people report to %2$s',
					count,
					'svc'
				),
				count,
				name
			);
