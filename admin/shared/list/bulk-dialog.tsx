import { Button, Notice } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { FormEvent, ReactNode } from 'react';
import { textOf } from '../failure';
import { oneByOne, type Outcome } from './one-by-one';
import { say } from '../say';
import { nameOf } from '../people/names';

/** Somebody to whom it is done. */
export type Named = { id: number } & Parameters< typeof nameOf >[ 0 ];

interface Props< Item extends Named > {
	items: Item[];
	close: () => void;
	/** Hears who was refused, by id. */
	onChanged: ( left: string[] ) => void;
	/** What the button says. */
	verb: string;
	isDestructive?: boolean;
	isReady: boolean;
	work: ( item: Item ) => Promise< unknown >;
	/** What is said when all is done. */
	done: ( count: number ) => string;
	/** Puts those that were done back. */
	undo?: ( done: Item[] ) => void;
	children: ReactNode;
}

/** A dialog that does something to one or several people, and tells of each whom it could not be done to. */
export function Work< Item extends Named >( {
	items,
	close,
	onChanged,
	...props
}: Props< Item > ) {
	const [ through, setThrough ] = useState< number | null >( null );
	const [ outcome, setOutcome ] = useState< Outcome< Item > | null >( null );
	const stop = useRef( new AbortController() );

	async function start( event: FormEvent ) {
		event.preventDefault();
		stop.current = new AbortController();
		setThrough( 0 );
		const result = await oneByOne(
			items,
			props.work,
			setThrough,
			stop.current.signal
		);
		setThrough( null );
		if ( result.done.length > 0 ) {
			const { undo } = props;
			say(
				props.done( result.done.length ),
				undo && {
					label: __( 'Undo', 'svc' ),
					onClick: () => undo( result.done ),
				}
			);
		}
		if ( result.refused.length > 0 ) {
			setOutcome( result );
		} else {
			close();
		}
		onChanged( result.refused.map( ( { item } ) => String( item.id ) ) );
	}

	if ( outcome ) {
		return <Refusals outcome={ outcome } close={ close } />;
	}
	return (
		<form
			className="svc-dialog"
			onSubmit={ ( event ) => void start( event ) }
		>
			{ props.children }
			{ through !== null && items.length > 1 && (
				<div className="svc-progress">
					<progress
						max={ items.length }
						value={ through }
						aria-label={ props.verb }
					/>
					<span>
						{ sprintf(
							/* translators: 1: how many are done, 2: of how many. */
							__( '%1$d of %2$d', 'svc' ),
							through,
							items.length
						) }
					</span>
				</div>
			) }
			<div className="svc-dialog__buttons">
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ () =>
						through === null ? close() : stop.current.abort()
					}
				>
					{ through === null
						? __( 'Cancel', 'svc' )
						: __( 'Stop', 'svc' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					isDestructive={ props.isDestructive ?? false }
					isBusy={ through !== null }
					disabled={ through !== null || ! props.isReady }
					accessibleWhenDisabled
				>
					{ props.verb }
				</Button>
			</div>
		</form>
	);
}

/** Whom it could not be done to, and why. */
function Refusals( {
	outcome: { done, refused },
	close,
}: {
	outcome: Outcome< Named >;
	close: () => void;
} ) {
	return (
		<div className="svc-dialog">
			<Notice status="warning" isDismissible={ false }>
				{ sprintf(
					/* translators: %d: how many. */
					_n(
						'%d person could not be changed.',
						'%d people could not be changed.',
						refused.length,
						'svc'
					),
					refused.length
				) }{ ' ' }
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
					__next40pxDefaultSize
					variant="primary"
					onClick={ close }
				>
					{ __( 'Close', 'svc' ) }
				</Button>
			</div>
		</div>
	);
}

/** Who is meant, as far as there is room to say. */
export function Whom( { items }: { items: readonly Named[] } ) {
	const names = items.slice( 0, 5 ).map( nameOf ).join( ', ' );
	const more = items.length - 5;
	return (
		<p className="svc-whom">
			{ more > 0
				? sprintf(
						/* translators: 1: some names, 2: how many more. */
						_n(
							'%1$s and %2$d more',
							'%1$s and %2$d more',
							more,
							'svc'
						),
						names,
						more
					)
				: names }
		</p>
	);
}
