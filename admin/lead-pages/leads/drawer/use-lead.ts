import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	getLead,
	updateLead,
	type Lead,
	type LeadChanges,
} from '../../../../client/src/lead-pages/index';
import { hasStatus } from '../../../shared/failure';
import { notify, notifyError } from '../../../shared/notices';
import { ifMatch, transport } from '../../../shared/transport';
import { useAnswer, type Asked } from '../../../shared/use-answer';
import { failureText } from '../../shared/failure';
import { nameText } from '../texts';

interface Version {
	lead: Lead;
	etag: string | null;
}

/** A change that was refused or did not arrive. */
export interface Refused {
	thrown: unknown;
	/** Whether the lead was changed since it was read. */
	isStale: boolean;
	again: () => void;
}

export interface Said {
	/** What the notice says when it is saved. */
	text: string;
	/** What undoes the change. */
	undo?: LeadChanges;
}

export type Save = ( changes: LeadChanges, said: Said ) => Promise< unknown >;

export interface OpenLead {
	asked: Omit< Asked< Version >, 'value' >;
	/** Includes the changes that are being saved. */
	lead: Lead | null;
	refused: Refused | null;
	/** Saves if the server still has the version that is shown; resolves to null, or to what was thrown. */
	save: Save;
	/** Reads the lead again, as after a conflict. */
	reload: () => void;
}

/**
 * A lead with its version, and changes to it.
 *
 * @param id
 * @param onChanged Called when it was saved.
 */
export function useLead( id: number, onChanged: () => void ): OpenLead {
	const { value, ...asked } = useAnswer( String( id ), async ( signal ) => {
		const { body, etag } = await getLead( transport, id, { signal } );
		return { lead: body, etag };
	} );
	const [ saved, setSaved ] = useState< Version | null >( null );
	const [ pending, setPending ] = useState< LeadChanges >( {} );
	const [ refused, setRefused ] = useState< Refused | null >( null );
	const version = saved ?? value;
	// Undo runs later, when the lead has another version.
	const latest = useRef( version );
	latest.current = version;

	const isShown = useShown();

	async function write( changes: LeadChanges, said: Said ) {
		try {
			const { body, etag } = await updateLead(
				transport,
				id,
				changes,
				ifMatch( latest.current?.etag ?? null )
			);
			latest.current = { lead: body, etag };
			setSaved( latest.current );
			onChanged();
			notify( said.text, undoing( said.undo ) );
			return null;
		} catch ( thrown ) {
			setRefused( {
				thrown,
				isStale: hasStatus( thrown, 412 ),
				again: () => void save( changes, said ),
			} );
			if ( ! isShown.current ) {
				notifyError( lostText( latest.current?.lead, thrown ) );
			}
			return thrown;
		}
	}

	// One after the other: the next change is of the version that the one before makes.
	const queue = useRef< Promise< unknown > >( Promise.resolve() );
	const save: Save = ( changes, said ) => {
		setRefused( null );
		setPending( ( before ) => ( { ...before, ...changes } ) );
		const written = queue.current.then( () => write( changes, said ) );
		queue.current = written;
		void written.then( () => {
			if ( queue.current === written ) {
				setPending( {} );
			}
		} );
		return written;
	};
	const undoing = ( changes: LeadChanges | undefined ) =>
		changes && {
			label: __( 'Undo', 'svc' ),
			onClick: () =>
				void save( changes, { text: __( 'Undone.', 'svc' ) } ),
		};

	return {
		asked,
		lead: version && ( { ...version.lead, ...pending } as Lead ),
		refused,
		save,
		reload() {
			setSaved( null );
			setRefused( null );
			asked.again();
			onChanged();
		},
	};
}

/** Whether the lead is still open: a refusal of one that is not is told elsewhere. */
function useShown() {
	const isShown = useRef( true );
	useEffect( () => {
		isShown.current = true;
		return () => {
			isShown.current = false;
		};
	}, [] );
	return isShown;
}

const lostText = ( lead: Lead | undefined, thrown: unknown ): string =>
	sprintf(
		/* translators: 1: a name, 2: why. */
		__( '%1$s was not changed. %2$s', 'svc' ),
		lead ? nameText( lead ) : __( 'Lead', 'svc' ),
		hasStatus( thrown, 412 )
			? __(
					'This lead was changed in the meantime, so your change was not saved.',
					'svc'
				)
			: failureText( thrown )
	);
