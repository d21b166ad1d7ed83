import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { hasStatus, textOf } from '../failure';
import { notify } from '../notices';
import { changedNames, type Draft } from './draft';
import { merge, type Merge } from './merge';
import { NotSaved } from './not-saved';
import type { Editing } from './use-draft';
import { errorsIn } from './validate';

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
	/** What the notice says after a save; "Saved." by default. */
	saved?: () => string;
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
	{ read, write, saved = () => __( 'Saved.', 'svc' ) }: Source< Of >,
	{
		rows,
		base,
		draft,
		changed,
		errors,
		restart,
		checkAll,
		setErrors,
	}: Editing
): Saving< Of > {
	const [ isBusy, setBusy ] = useState( false );
	const [ attempt, setAttempt ] = useState( 0 );
	const [ error, setError ] = useState< string | null >( null );
	const [ conflict, setConflict ] =
		useState< Saving< Of >[ 'conflict' ] >( null );

	// The closures of a request have the draft of the moment when it was sent; this one is current.
	const latest = useRef( draft );
	latest.current = draft;
	// The same for the errors of fields that the focus has left since.
	const shown = useRef( errors );
	shown.current = errors;

	/**
	 * Reads the record again, and keeps what is still to be saved of it.
	 *
	 * @param before What was saved, or what the server had: what differs from it is still to be saved.
	 */
	async function refresh( before: Draft ) {
		const fresh = await read();
		setVersion( fresh );
		const merged = merge( before, latest.current, fresh.draft ).draft;
		restart( fresh.draft, merged );
		setErrors( errorsIn( rows, merged, Object.keys( shown.current ) ) );
	}

	async function refuse(
		thrown: unknown,
		sent: Draft,
		from: Draft,
		isRepeated: boolean
	) {
		const refusal =
			thrown instanceof NotSaved
				? thrown
				: new NotSaved( thrown, {}, false );
		if ( hasStatus( refusal.reason, 412 ) ) {
			const theirs = await read();
			const merged = merge( from, latest.current, theirs.draft );
			const isSame =
				merged.conflicts.length === 0 && merged.taken.length === 0;
			if ( isSame && ! isRepeated ) {
				// Something else of the record has changed, which this form does not show.
				setVersion( theirs );
				restart( theirs.draft, merged.draft );
				await save( theirs, merged.draft, true );
			} else {
				setConflict( { merge: merged, theirs } );
			}
			return;
		}
		const typed = changedNames( sent, latest.current );
		if ( refusal.isPartlySaved ) {
			await refresh( from );
		}
		setErrors(
			Object.fromEntries(
				Object.entries( refusal.errors ).filter(
					( [ name ] ) => ! typed.includes( name )
				)
			)
		);
		setError( errorText( refusal ) );
		setAttempt( ( last ) => last + 1 );
	}

	/**
	 * Writes what has been changed.
	 *
	 * @param to
	 * @param mine
	 * @param isRepeated Whether the server has refused it before, without a difference that could be shown.
	 */
	async function save( to: Of, mine: Draft, isRepeated = false ) {
		setBusy( true );
		setError( null );
		try {
			await write( to, mine, changedNames( to.draft, mine ) );
			await refresh( mine );
			notify( saved() );
		} catch ( thrown ) {
			await refuse( thrown, mine, to.draft, isRepeated ).catch(
				( again: unknown ) => setError( textOf( again ) )
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
