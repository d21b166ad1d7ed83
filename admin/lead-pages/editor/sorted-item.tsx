import { Button } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	chevronDown as openIcon,
	chevronUp as closeIcon,
	arrowDown,
	arrowUp,
	trash,
} from '@wordpress/icons';
import type { ReactNode } from 'react';

interface Props {
	name: string;
	/** Beside the name, such as "Required". */
	note?: string | undefined;
	hasError: boolean;
	startsOpen?: boolean;
	/** Without them, the item stays where it is. */
	onUp?: ( () => void ) | undefined;
	onDown?: ( () => void ) | undefined;
	onRemove?: ( () => void ) | undefined;
	children?: ReactNode;
}

/** An item of a list that is moved and removed with buttons, and opened for its settings. */
export function SortedItem( {
	name,
	note,
	hasError,
	startsOpen = false,
	onUp,
	onDown,
	onRemove,
	children,
}: Props ) {
	const id = useId();
	const [ isOpen, setOpen ] = useState( startsOpen );
	const isShown = isOpen || hasError;
	const button = (
		label: string,
		icon: typeof trash,
		act: ( () => void ) | undefined
	) => (
		<Button
			size="small"
			icon={ icon }
			label={ label }
			disabled={ act === undefined }
			// The focus stays on a button whose item has come to an end of the list.
			accessibleWhenDisabled
			onClick={ () => act?.() }
		/>
	);
	return (
		<li className="svc-lead-item">
			<div className="svc-lead-item__head">
				<Button
					size="small"
					className="svc-lead-item__name"
					icon={ isShown ? closeIcon : openIcon }
					aria-expanded={ isShown }
					aria-controls={ id }
					onClick={ () => setOpen( ! isOpen ) }
				>
					{ name }
				</Button>
				{ button(
					/* translators: %s: name of an item of a list. */
					sprintf( __( 'Move up: %s', 'svc' ), name ),
					arrowUp,
					onUp
				) }
				{ button(
					/* translators: %s: name of an item of a list. */
					sprintf( __( 'Move down: %s', 'svc' ), name ),
					arrowDown,
					onDown
				) }
				{ button(
					/* translators: %s: name of an item of a list. */
					sprintf( __( 'Remove: %s', 'svc' ), name ),
					trash,
					onRemove
				) }
			</div>
			{ note && <p className="svc-lead-item__note">{ note }</p> }
			<div id={ id } className="svc-lead-item__body" hidden={ ! isShown }>
				{ isShown && children }
			</div>
		</li>
	);
}
