import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	getLead,
	updateLead,
	type Lead,
	type LeadChanges,
} from '../../../../client/src/lead-pages/index';
import { hasStatus } from '../../../shared/failure';
import { notify } from '../../../shared/notices';
import { ifMatch, transport } from '../../../shared/transport';
import { useAnswer, type Asked } from '../../../shared/use-answer';

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
	lead: Lead | null;
	isBusy: boolean;
	refused: Refused | null;
	/** Writes what is still of the version that is shown; null, or what was thrown. */
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
	const [ isBusy, setBusy ] = useState( false );
	const [ refused, setRefused ] = useState< Refused | null >( null );
	const version = saved ?? value;
	// Undo runs later, when the lead has another version.
	const latest = useRef( version );
	latest.current = version;

	const save: Save = async ( changes, said ) => {
		setBusy( true );
		setRefused( null );
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
			return thrown;
		} finally {
			setBusy( false );
		}
	};
	const undoing = ( changes: LeadChanges | undefined ) =>
		changes && {
			label: __( 'Undo', 'svc' ),
			onClick: () =>
				void save( changes, { text: __( 'Undone.', 'svc' ) } ),
		};

	return {
		asked,
		lead: version?.lead ?? null,
		isBusy,
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
