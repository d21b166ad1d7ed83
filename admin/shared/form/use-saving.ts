import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { hasStatus, textOf } from '../failure';
import { say } from '../say';
import type { Draft } from '../../users/shared/profile/draft';
import { changedKeys } from '../../users/shared/profile/draft';
import type { Editing } from './use-draft';
import { merge, type Merge } from './merge';
import { readVersion, type Version } from '../../users/shared/profile/read';
import { NotSaved, save } from '../../users/shared/profile/save';

export interface Saving {
	isBusy: boolean;
	attempt: number;
	/** What is wrong in general. */
	text: string | null;
	conflict: { merge: Merge; theirs: Version } | null;
	submit: () => Promise< void >;
	/** Saves what came out of two versions. */
	settle: ( draft: Draft ) => Promise< void >;
	dismiss: () => void;
}

/** Saving one person, with all that may come in between. */
export function useSaving(
	version: Version,
	setVersion: ( version: Version ) => void,
	{ base, draft, changed, begin, check, complain }: Editing
): Saving {
	const [ isBusy, setBusy ] = useState( false );
	const [ attempt, setAttempt ] = useState( 0 );
	const [ text, setText ] = useState< string | null >( null );
	const [ conflict, setConflict ] = useState< Saving[ 'conflict' ] >( null );

	async function take( mine: Draft | null ): Promise< Version > {
		const fresh = await readVersion( version.profile.id );
		setVersion( fresh );
		begin( fresh.draft, mine ?? fresh.draft );
		return fresh;
	}

	async function refused( thrown: unknown, mine: Draft, from: Draft ) {
		const reason = thrown instanceof NotSaved ? thrown.reason : thrown;
		if ( hasStatus( reason, 412 ) ) {
			const theirs = await readVersion( version.profile.id );
			setConflict( { merge: merge( from, mine, theirs.draft ), theirs } );
			return;
		}
		if ( thrown instanceof NotSaved && thrown.isHalfDone ) {
			await take( mine );
		}
		const complaints = thrown instanceof NotSaved ? thrown.complaints : {};
		complain( complaints );
		setText( textFor( thrown, reason, complaints ) );
		setAttempt( ( last ) => last + 1 );
	}

	async function write( to: Version, mine: Draft ) {
		setBusy( true );
		setText( null );
		try {
			await save( to, mine, changedKeys( to.draft, mine ) );
			await take( null );
			say( __( 'Saved.', 'svc' ) );
		} catch ( thrown ) {
			await refused( thrown, mine, to.draft ).catch( ( again: unknown ) =>
				setText( textOf( again ) )
			);
		} finally {
			setBusy( false );
		}
	}

	return {
		isBusy,
		attempt,
		text,
		conflict,
		async submit() {
			if ( check( Object.keys( draft ) ) || changed.length === 0 ) {
				await write( { ...version, draft: base }, draft );
			} else {
				setText( null );
				setAttempt( ( last ) => last + 1 );
			}
		},
		async settle( merged ) {
			const theirs = conflict?.theirs ?? version;
			setConflict( null );
			setVersion( theirs );
			begin( theirs.draft, merged );
			await write( theirs, merged );
		},
		dismiss: () => setConflict( null ),
	};
}

function textFor(
	thrown: unknown,
	reason: unknown,
	complaints: Record< string, string >
): string | null {
	if ( thrown instanceof NotSaved && thrown.isHalfDone ) {
		return __(
			'A part was saved. Look at the marked fields and save again.',
			'svc'
		);
	}
	return Object.keys( complaints ).length > 0 ? null : textOf( reason );
}
