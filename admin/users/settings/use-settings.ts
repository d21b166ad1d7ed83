import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { hasStatus, paramsOf, textOf } from '../../shared/failure';
import type { Draft, Value } from '../../shared/form/draft';
import { merge, type Merge } from '../../shared/form/merge';
import { allowLeaving } from '../../shared/leaving';
import { notify } from '../../shared/notices';
import type { SettingsPart, Stored } from '../../shared/settings/part';
import {
	edited,
	hasErrors,
	isChanged,
	needsReload,
	withAllChecked,
	withChecked,
	withValue,
	type EditedPart,
	type ReadPart,
} from './edited-part';

/** A form that someone else saved in the meantime. */
export interface FormConflict {
	part: SettingsPart;
	merge: Merge;
	base: Draft;
	theirs: Stored< Draft >;
}

const replaced = ( parts: readonly EditedPart[], by: EditedPart ) =>
	parts.map( ( one ) => ( one.part === by.part ? by : one ) );

/** A component may be switched off by the same save as its settings, which have to be written before. */
const inOrder = ( changed: readonly EditedPart[] ) => [
	...changed.filter( ( one ) => ! needsReload( one ) ),
	...changed.filter( needsReload ),
];

/** The settings of all components as one form with one button. */
export function useSettings( start: readonly ReadPart[] ) {
	const [ parts, setParts ] = useState( () => start.map( edited ) );
	const [ isBusy, setBusy ] = useState( false );
	const [ attempt, setAttempt ] = useState( 0 );
	const [ error, setError ] = useState< string | null >( null );
	const [ conflict, setConflict ] = useState< FormConflict | null >( null );

	const replace = ( by: EditedPart ) =>
		setParts( ( last ) => replaced( last, by ) );

	const update = (
		part: SettingsPart,
		by: ( one: EditedPart ) => EditedPart
	) =>
		setParts( ( last ) =>
			last.map( ( one ) => ( one.part === part ? by( one ) : one ) )
		);

	function fail( text: string | null ) {
		setError( text );
		setAttempt( ( last ) => last + 1 );
	}

	async function refuse(
		thrown: unknown,
		one: EditedPart,
		isFirst: boolean
	) {
		if ( hasStatus( thrown, 412 ) ) {
			await meet( one );
			return;
		}
		const errors = one.part.rows ? paramsOf( thrown ) : {};
		replace( { ...one, errors } );
		fail( refusalText( thrown, errors, isFirst ) );
	}

	/**
	 * After a conflict a form has a dialog with both versions. Other settings keep what was chosen, and the next
	 * save overwrites what the server has.
	 */
	async function meet( one: EditedPart ) {
		const stored = await one.part.read();
		if ( ! one.part.rows ) {
			replace( { ...one, stored } );
			fail( overwriteText() );
			return;
		}
		const theirs = stored as Stored< Draft >;
		const base = one.stored.value as Draft;
		setConflict( {
			part: one.part,
			merge: merge( base, one.value as Draft, theirs.value ),
			base,
			theirs,
		} );
	}

	/** Writes one part after the other, up to the first that is refused. */
	async function write( changed: readonly EditedPart[] ) {
		for ( const [ index, one ] of changed.entries() ) {
			try {
				await one.part.write( one.value, one.stored );
				const stored = await one.part.read();
				replace( edited( { part: one.part, stored } ) );
			} catch ( thrown ) {
				await refuse( thrown, one, index === 0 );
				return;
			}
		}
		if ( changed.some( needsReload ) ) {
			allowLeaving();
			window.location.reload();
		} else {
			notify( __( 'Settings saved.', 'svc' ) );
		}
	}

	async function save( now: readonly EditedPart[] = parts ) {
		const checked = now.map( withAllChecked );
		setParts( checked );
		setError( null );
		if ( checked.some( hasErrors ) ) {
			fail( null );
			return;
		}
		setBusy( true );
		await write( inOrder( checked.filter( isChanged ) ) ).catch(
			( thrown: unknown ) => fail( textOf( thrown ) )
		);
		setBusy( false );
	}

	return {
		parts,
		isChanged: parts.some( isChanged ),
		isBusy,
		attempt,
		error,
		conflict,
		save: () => save(),
		change: ( part: SettingsPart, value: unknown ) =>
			update( part, ( one ) => withValue( one, value ) ),
		check: ( part: SettingsPart, name: string, value?: Value ) =>
			update( part, ( one ) => withChecked( one, name, value ) ),
		/** Saves the draft that two versions of a form were merged into. */
		async saveMerged( { part, theirs }: FormConflict, value: Draft ) {
			setConflict( null );
			const merged = { part, stored: theirs, value, errors: {} };
			await save( replaced( parts, merged ) );
		},
		dismiss: () => setConflict( null ),
	};
}

function refusalText(
	thrown: unknown,
	errors: Record< string, string >,
	isFirst: boolean
): string | null {
	if ( Object.keys( errors ).length === 0 ) {
		return textOf( thrown );
	}
	return isFirst
		? null
		: __(
				'Only some of the changes were saved. Correct the marked fields and save again.',
				'svc'
			);
}

const overwriteText = () =>
	__(
		'Someone else changed these settings in the meantime. Your changes are still here: review them, and save again to overwrite the other changes.',
		'svc'
	);
