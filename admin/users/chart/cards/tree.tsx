import { useMemo, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { act, typed, type Act } from '../../../../blocks/shared/tree/keys';
import { Typing } from '../../../../blocks/shared/tree/typing';
import { Branch, type BranchProps } from './branch';
import { keyOf, rowsOf, type Row } from '../data/rows';

interface Props extends Omit< BranchProps, 'isTree' > {
	open: ( ids: number[] ) => void;
	close: ( id: number ) => void;
	/** Opens the person's own screen. */
	openPerson: ( id: number ) => void;
}

/** The chart as a tree: Tab stops at one card, arrow keys move between cards. */
export function Tree( { open, close, openPerson, ...props }: Props ) {
	const { chart, controls } = props;
	const rows = useMemo( () => rowsOf( chart ), [ chart ] );
	const typing = useRef( new Typing() );
	const isThere = rows.some( ( { key } ) => key === props.current );

	function perform( action: Act, row: Row ) {
		if ( typeof action === 'object' ) {
			focus( rows[ action.focus ] );
		} else if ( row.more ) {
			controls.more( row.id, row.more );
		} else if ( action === 'activate' && row.id < 0 ) {
			controls.openMenu( row.id, document.getElementById( row.key )! );
		} else if ( action === 'activate' && row.id !== 0 ) {
			openPerson( row.id );
		} else if ( action === 'openSiblings' ) {
			open( closedBeside( rows, row ) );
		} else if ( action === 'close' || row.isOpen ) {
			close( row.id );
		} else {
			open( [ row.id ] );
		}
	}

	function onKeyDown( event: KeyboardEvent ) {
		const item = ( event.target as Element ).closest( '[role="treeitem"]' );
		const at = rows.findIndex( ( { key } ) => key === item?.id );
		const row = rows[ at ];
		const isOnButton =
			event.target !== item && [ 'Enter', ' ' ].includes( event.key );
		if ( ! row || ! item || isOnButton ) {
			return;
		}
		const { altKey, ctrlKey, metaKey, shiftKey, key } = event;
		if ( key === 'ContextMenu' || ( shiftKey && key === 'F10' ) ) {
			if ( ! row.more && row.id !== 0 ) {
				event.preventDefault();
				controls.openMenu( row.id, item );
			}
			return;
		}
		if ( altKey || ctrlKey || metaKey ) {
			return;
		}
		const word = typing.current.add( key );
		if ( word ) {
			event.preventDefault();
			focus( rows[ typed( rows, at, word ) ] );
			return;
		}
		const isRtl = getComputedStyle( item ).direction === 'rtl';
		const action = act( rows, at, key, isRtl );
		if ( action ) {
			event.preventDefault();
			perform( action, row );
		}
	}

	return (
		<ul
			role="tree"
			aria-label={ __( 'Organization', 'svc' ) }
			className="svc-chart__root"
			onKeyDown={ onKeyDown }
		>
			<Branch
				{ ...props }
				isTree
				current={ isThere ? props.current : keyOf( chart.root ) }
				id={ chart.root }
				level={ 1 }
			/>
		</ul>
	);
}

const focus = ( row: Row | undefined ) =>
	row && document.getElementById( row.key )?.focus();

/** People with the same manager whose teams are closed. */
function closedBeside( rows: Row[], { id, level }: Row ): number[] {
	const at = rows.findIndex( ( row ) => row.id === id && ! row.more );
	const isEnd = ( row: Row ) => row.level < level;
	const start = rows.findLastIndex(
		( row, index ) => index < at && isEnd( row )
	);
	const end = rows.findIndex( ( row, index ) => index > at && isEnd( row ) );
	return rows
		.slice( start + 1, end < 0 ? undefined : end )
		.filter( ( row ) => row.level === level && row.isOpen === false )
		.map( ( row ) => row.id );
}
