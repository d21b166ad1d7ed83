import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { hasStatus, textOf } from '../failure';
import { notify } from '../notices';
import { changedNames, type Draft } from './draft';
import { merge, type Merge } from './merge';
import { NotSaved } from './not-saved';
import type { Editing } from './use-draft';

/** A record as the server has it, with what a later write needs, such as its ETag. */
export interface Version {
	draft: Draft;
}

/** Where the record is read and written. */
export interface Source< Of extends Version > {
	read: () => Promise< Of >;
	/**
	 * Writes the named fields of a draft, if the server still has this version.
	 *
	 * @throws {NotSaved}
	 */
	write: (
		version: Of,
		draft: Draft,
		names: readonly string[]
	) => Promise< void >;
}

export interface Saving< Of extends Version = Version > {
	isBusy: boolean;
	/** Number of failed attempts. */
	attempt: number;
	/** An error that is of no field. */
	error: string | null;
	conflict: { merge: Merge; theirs: Of } | null;
	submit: () => Promise< void >;
	/** Saves the draft that two versions were merged into. */
	saveMerged: ( draft: Draft ) => Promise< void >;
	dismiss: () => void;
}

/** Saving a record that someone else may change at the same time. */
export function useSaving< Of extends Version >(
	version: Of,
	setVersion: ( version: Of ) => void,
	{ read, write }: Source< Of >,
	{ base, draft, changed, restart, checkAll, setErrors }: Editing
): Saving< Of > {
	const [ isBusy, setBusy ] = useState( false );
	const [ attempt, setAttempt ] = useState( 0 );
	const [ error, setError ] = useState< string | null >( null );
	const [ conflict, setConflict ] =
		useState< Saving< Of >[ 'conflict' ] >( null );

	/** Reads the record again, and keeps what is still to be saved of it. */
	async function refresh( mine: Draft | null ) {
		const fresh = await read();
		setVersion( fresh );
		restart( fresh.draft, mine ?? fresh.draft );
	}

	async function refuse( thrown: unknown, mine: Draft, from: Draft ) {
		const refusal =
			thrown instanceof NotSaved
				? thrown
				: new NotSaved( thrown, {}, false );
		if ( hasStatus( refusal.reason, 412 ) ) {
			const theirs = await read();
			setConflict( { merge: merge( from, mine, theirs.draft ), theirs } );
			return;
		}
		if ( refusal.isPartlySaved ) {
			await refresh( mine );
		}
		setErrors( refusal.errors );
		setError( errorText( refusal ) );
		setAttempt( ( last ) => last + 1 );
	}

	async function save( to: Of, mine: Draft ) {
		setBusy( true );
		setError( null );
		try {
			await write( to, mine, changedNames( to.draft, mine ) );
			await refresh( null );
			notify( __( 'Saved.', 'svc' ) );
		} catch ( thrown ) {
			await refuse( thrown, mine, to.draft ).catch( ( again: unknown ) =>
				setError( textOf( again ) )
			);
		} finally {
			setBusy( false );
		}
	}

	return {
		isBusy,
		attempt,
		error,
		conflict,
		async submit() {
			if ( checkAll( Object.keys( draft ) ) || changed.length === 0 ) {
				await save( { ...version, draft: base }, draft );
			} else {
				setError( null );
				setAttempt( ( last ) => last + 1 );
			}
		},
		async saveMerged( merged ) {
			const theirs = conflict?.theirs ?? version;
			setConflict( null );
			setVersion( theirs );
			restart( theirs.draft, merged );
			await save( theirs, merged );
		},
		dismiss: () => setConflict( null ),
	};
}

function errorText( { reason, errors, isPartlySaved }: NotSaved ) {
	if ( isPartlySaved ) {
		return __(
			'Only some of the changes were saved. Correct the marked fields and save again.',
			'svc'
		);
	}
	return Object.keys( errors ).length > 0 ? null : textOf( reason );
}
