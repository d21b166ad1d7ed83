import { Button, Modal } from '@wordpress/components';
import { useCallback, useEffect, useId, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { chevronDown, chevronUp, close as closeIcon } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { useNarrow } from './use-narrow';

interface Props {
	/** ID of the lead. */
	id: number;
	title: string;
	/** Null at the ends of the list. */
	onNext: ( () => void ) | null;
	onPrevious: ( () => void ) | null;
	close: () => void;
	children: ReactNode;
}

/** A panel beside the list; on phones a dialog that fills the window. */
export function Drawer( props: Props ) {
	const { title, close, children } = props;
	return useNarrow() ? (
		<Modal
			className="svc-lead-modal"
			title={ title }
			isFullScreen
			onRequestClose={ close }
		>
			{ children }
		</Modal>
	) : (
		<Panel { ...props } />
	);
}

function Panel( { id, title, onNext, onPrevious, close, children }: Props ) {
	const heading = useRef< HTMLHeadingElement >( null );
	const panel = useRef< HTMLElement >( null );
	const label = useId();
	useReturningFocus();
	useEffect( () => {
		heading.current?.focus( { preventScroll: true } );
		panel.current?.scrollTo( 0, 0 );
	}, [ id ] );
	return (
		// Escape closes it from wherever the focus is inside.
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
		<aside
			ref={ panel }
			className="svc-lead-drawer"
			aria-labelledby={ label }
			onKeyDown={ ( event ) => {
				if ( event.key === 'Escape' && ! event.defaultPrevented ) {
					close();
				}
			} }
		>
			<div className="svc-lead-drawer__head">
				<h2 ref={ heading } id={ label } tabIndex={ -1 } dir="auto">
					{ title }
				</h2>
				<Step
					label={ __( 'Previous lead', 'svc' ) }
					icon={ chevronUp }
					onClick={ onPrevious }
				/>
				<Step
					label={ __( 'Next lead', 'svc' ) }
					icon={ chevronDown }
					onClick={ onNext }
				/>
				<Button
					icon={ closeIcon }
					size="compact"
					label={ __( 'Close', 'svc' ) }
					onClick={ close }
				/>
			</div>
			{ children }
		</aside>
	);
}

const Step = ( {
	label,
	icon,
	onClick,
}: {
	label: string;
	icon: JSX.Element;
	onClick: ( () => void ) | null;
} ) => (
	<Button
		icon={ icon }
		size="compact"
		label={ label }
		disabled={ onClick === null }
		accessibleWhenDisabled
		onClick={ () => onClick?.() }
	/>
);

/** Gives the focus back to what had it when the panel was opened. */
function useReturningFocus() {
	const before = useRef< Element | null >( null );
	const remember = useCallback( () => {
		const { activeElement } = document;
		before.current ??= activeElement;
	}, [] );
	remember();
	useEffect(
		() => () => {
			const { current } = before;
			if ( current instanceof HTMLElement && current.isConnected ) {
				current.focus( { preventScroll: true } );
			}
		},
		[]
	);
}
