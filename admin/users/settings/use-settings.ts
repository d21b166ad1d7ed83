import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { hasStatus, paramsOf, textOf } from '../../shared/failure';
import type { Draft, Value } from '../../shared/form/draft';
import { merge, type Merge } from '../../shared/form/merge';
import { allowLeaving } from '../../shared/leaving';
import { notify, notifyKept, notifyNextPage } from '../../shared/notices';
import type { SettingsPart, Stored } from '../../shared/settings/part';
import {
	edited,
	hasErrors,
	isChanged,
	needsReload,
	withAllChecked,
	withChecked,
	withRefused,
	withStored,
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

/** A component may be switched off by the same save as its settings, which have to be written before. */
const inOrder = ( changed: readonly EditedPart[] ) => [
	...changed.filter( ( one ) => ! needsReload( one ) ),
	...changed.filter( needsReload ),
];

/** The parts as they are edited, also while they are being saved: `latest` has what was typed since a request was sent. */
function useParts( start: readonly ReadPart[] ) {
	const [ parts, setParts ] = useState( () => start.map( edited ) );
	const latest = useRef( parts );

	const updateAll = ( by: ( one: EditedPart ) => EditedPart ) => {
		latest.current = latest.current.map( by );
		setParts( latest.current );
		return latest.current;
	};
	const update = (
		part: SettingsPart,
		by: ( one: EditedPart ) => EditedPart
	) => updateAll( ( one ) => ( one.part === part ? by( one ) : one ) );

	return { parts, latest, update, updateAll };
}

/** The settings of all components as one form with one button. */
export function useSettings( start: readonly ReadPart[] ) {
	const { parts, latest, update, updateAll } = useParts( start );
	const [ isBusy, setBusy ] = useState( false );
	const [ attempt, setAttempt ] = useState( 0 );
	const [ error, setError ] = useState< string | null >( null );
	const [ conflict, setConflict ] = useState< FormConflict | null >( null );
	const mustReload = useRef( false );
	const isUnsaved = parts.some( isChanged );

	useEffect( notifyKept, [] );

	// What was changed while these were saved would be lost: the page waits until that is saved or undone.
	useEffect( () => {
		if ( mustReload.current && ! isBusy && ! isUnsaved ) {
			mustReload.current = false;
			notifyNextPage( __( 'Settings saved.', 'svc' ) );
			allowLeaving();
			window.location.reload();
		}
	}, [ isBusy, isUnsaved ] );

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
		const errors = paramsOf( thrown );
		update( one.part, ( last ) => withRefused( last, one.value, errors ) );
		fail(
			one.part.rows
				? refusalText( thrown, errors, isFirst )
				: textOf( thrown )
		);
	}

	/**
	 * After a conflict a form has a dialog with both versions. Other settings keep what was chosen, and the next save
	 * overwrites only these settings on the server.
	 */
	async function meet( { part, stored: before }: EditedPart ) {
		const stored = await part.read();
		if ( ! part.rows ) {
			update( part, ( last ) => ( {
				...withStored( last, stored, before.value ),
				errors: {},
			} ) );
			fail( overwriteText() );
			return;
		}
		const theirs = stored as Stored< Draft >;
		const base = before.value as Draft;
		const mine = latest.current.find( ( one ) => one.part === part );
		setConflict( {
			part,
			merge: merge( base, mine?.value as Draft, theirs.value ),
			base,
			theirs,
		} );
	}

	/** Writes one part after the other, up to the first that is refused. */
	async function write( changed: readonly EditedPart[] ) {
		for ( const [ index, one ] of changed.entries() ) {
			try {
				await one.part.write( one.value, one.stored );
				mustReload.current ||= needsReload( one );
				const stored = await one.part.read();
				update( one.part, ( last ) =>
					withStored( last, stored, one.value )
				);
			} catch ( thrown ) {
				await refuse( thrown, one, index === 0 );
				return;
			}
		}
		if ( ! mustReload.current || latest.current.some( isChanged ) ) {
			notify( __( 'Settings saved.', 'svc' ) );
		}
	}

	async function save() {
		const checked = updateAll( withAllChecked );
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
		isChanged: isUnsaved,
		isBusy,
		attempt,
		error,
		conflict,
		save,
		change: ( part: SettingsPart, value: unknown ) =>
			update( part, ( one ) => withValue( one, value ) ),
		check: ( part: SettingsPart, name: string, value?: Value ) =>
			update( part, ( one ) => withChecked( one, name, value ) ),
		/** Saves the draft that two versions of a form were merged into. */
		async saveMerged( { part, theirs }: FormConflict, value: Draft ) {
			setConflict( null );
			update( part, () => ( {
				part,
				stored: theirs,
				value,
				errors: {},
			} ) );
			await save();
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
