import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { hasStatus, textOf } from '../../shared/failure';
import { notify } from '../../shared/notices';
import type { SettingsPart, Stored } from '../../shared/settings/part';

/** A part of the settings as it was read. */
export interface ReadPart {
	part: SettingsPart;
	stored: Stored< unknown >;
}

/** A part of the settings as it is edited. */
export interface EditedPart extends ReadPart {
	value: unknown;
}

const edited = ( parts: readonly ReadPart[] ): EditedPart[] =>
	parts.map( ( one ) => ( { ...one, value: one.stored.value } ) );

const isChanged = ( { value, stored }: EditedPart ) =>
	JSON.stringify( value ) !== JSON.stringify( stored.value );

const readAgain = async < Part extends ReadPart >(
	parts: readonly Part[]
): Promise< Part[] > =>
	Promise.all(
		parts.map( async ( one ) => ( {
			...one,
			stored: await one.part.read(),
		} ) )
	);

/** The settings of all components as one form with one button. */
export function useSettings( start: readonly ReadPart[] ) {
	const [ parts, setParts ] = useState( () => edited( start ) );
	const [ isBusy, setBusy ] = useState( false );
	const [ error, setError ] = useState< string | null >( null );

	async function save() {
		setBusy( true );
		setError( null );
		try {
			for ( const one of parts.filter( isChanged ) ) {
				await one.part.write( one.value, one.stored );
			}
			setParts( edited( await readAgain( parts ) ) );
			notify( __( 'Settings saved.', 'svc' ) );
		} catch ( thrown ) {
			setError( await refusal( thrown ) );
		} finally {
			setBusy( false );
		}
	}

	/** After a conflict the form keeps what was chosen in it, and the next save overwrites what the server has. */
	async function refusal( thrown: unknown ): Promise< string > {
		if ( ! hasStatus( thrown, 412 ) ) {
			return textOf( thrown );
		}
		await readAgain( parts ).then( setParts, () => {} );
		return __(
			'Someone else changed these settings in the meantime. Your changes are still here: review them, and save again to overwrite the other changes.',
			'svc'
		);
	}

	return {
		parts,
		isChanged: parts.some( isChanged ),
		isBusy,
		error,
		save,
		change: ( part: SettingsPart, value: unknown ) =>
			setParts( ( last ) =>
				last.map( ( one ) =>
					one.part === part ? { ...one, value } : one
				)
			),
	};
}
