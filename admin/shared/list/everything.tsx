import { Button, Notice } from '@wordpress/components';
import {
	createContext,
	useContext,
	useEffect,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { textOf } from '../failure';
import { useAnswer } from '../use-answer';
import { Progress } from './progress';

/** All items that search and filters leave, where the user has selected them and not only those of the page. */
export interface Everything< Item = unknown > {
	total: number;
	read: (
		progress: ( read: number ) => void,
		signal: AbortSignal
	) => Promise< Item[] >;
}

/** Null where the action that was just chosen is for the items that it is given. */
type Chosen = () => Everything | null;

const Context = createContext< Chosen >( () => null );

export const EverythingProvider = Context.Provider;

/** What the action was chosen for, when its dialog opened. */
export function useEverything< Item >(): Everything< Item > | null {
	const chosen = useContext( Context );
	const [ everything ] = useState( chosen );
	return everything as Everything< Item > | null;
}

interface Props< Item > {
	everything: Everything< Item >;
	isEligible: ( item: Item ) => boolean;
	close: () => void;
	/** The dialog of the action. */
	children: ( items: Item[] ) => ReactNode;
}

/** Reads all items, then opens the dialog for those that the action is possible for. */
export function WithEverything< Item >( {
	everything,
	isEligible,
	close,
	children,
}: Props< Item > ) {
	const [ read, setRead ] = useState( 0 );
	const place = useRef< HTMLDivElement >( null );
	const { value, failure, again } = useAnswer( 'all', ( signal ) =>
		everything.read( setRead, signal )
	);
	const items = useMemo(
		() => value?.filter( isEligible ) ?? null,
		[ value, isEligible ]
	);
	const isRead = items !== null;
	useEffect( () => {
		if ( isRead ) {
			place.current
				?.querySelector< HTMLElement >( 'input, select, button' )
				?.focus();
		}
	}, [ isRead ] );
	if ( items ) {
		return <div ref={ place }>{ children( items ) }</div>;
	}
	return (
		<div className="svc-dialog">
			{ failure === null ? (
				<Progress
					label={ __( 'Reading…', 'svc' ) }
					tried={ read }
					of={ everything.total }
				/>
			) : (
				<Notice
					status="error"
					isDismissible={ false }
					actions={ [
						{ label: __( 'Try again', 'svc' ), onClick: again },
					] }
				>
					{ textOf( failure ) }
				</Notice>
			) }
			<div className="svc-dialog__buttons">
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ close }
				>
					{ __( 'Cancel', 'svc' ) }
				</Button>
			</div>
		</div>
	);
}
