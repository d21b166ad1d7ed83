import { useCallback, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { LeadNames } from '../../shared/names';
import type { LeadStatus } from '../../shared/vocabulary';
import type { Row } from '../list';
import { neighbour } from '../neighbours';
import { nameText } from '../texts';
import { useKeys } from '../keys/use-keys';
import { Drawer } from './drawer';
import { LeadDetails } from './lead-details';
import { noteField } from './note-form';

interface Props {
	/** ID of the lead that is open; null without one. */
	lead: number | null;
	/** The leads of the list, in its order. */
	rows: readonly Row[];
	names: LeadNames;
	open: ( lead: number | null ) => void;
	onChanged: () => void;
	onHelp: () => void;
}

/** The lead that is open beside the list, and the keys of both. */
export function OpenDrawer( props: Props ) {
	const { lead, rows, open } = props;
	const ids = rows.map( ( { id } ) => id );
	const notes = useRef( new Map< number, string >() );
	const setStatus = useRef< ( ( status: LeadStatus ) => void ) | null >(
		null
	);
	const onStatus = useCallback( ( set: typeof setStatus.current ) => {
		setStatus.current = set;
	}, [] );
	const [ named, setNamed ] = useState( { id: 0, name: '' } );
	const step = ( by: 1 | -1 ) => {
		const next = neighbour( ids, lead, by );
		return next === null ? null : () => open( next );
	};
	useKeys( {
		next: () => step( 1 )?.(),
		previous: () => step( -1 )?.(),
		note: () => document.querySelector< HTMLElement >( noteField )?.focus(),
		status: ( status ) => setStatus.current?.( status ),
		help: props.onHelp,
	} );
	if ( lead === null ) {
		return null;
	}
	const row = rows.find( ( { id } ) => id === lead );
	const listed = row ? nameText( row ) : __( 'Lead', 'svc' );
	return (
		<Drawer
			id={ lead }
			title={ named.id === lead ? named.name : listed }
			onNext={ step( 1 ) }
			onPrevious={ step( -1 ) }
			close={ () => open( null ) }
		>
			<LeadDetails
				key={ lead }
				id={ lead }
				names={ props.names }
				note={ {
					text: notes.current.get( lead ) ?? '',
					setText: ( text ) => notes.current.set( lead, text ),
				} }
				onChanged={ props.onChanged }
				onStatus={ onStatus }
				onName={ setNamed }
			/>
		</Drawer>
	);
}
