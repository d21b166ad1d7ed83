import { useMemo, useState } from '@wordpress/element';
import { paramsOf } from '../../../shared/failure';
import type { Draft } from '../../../shared/form/draft';
import { useDraft } from '../../../shared/form/use-draft';
import { failureText } from '../../shared/failure';
import { contactRows } from '../../shared/contact-rows';

/** A person's fields in a dialog, with the errors of the server. */
export function useContact( start: Draft ) {
	const rows = useMemo( contactRows, [] );
	const editing = useDraft( start, rows );
	const [ isBusy, setBusy ] = useState( false );
	const [ error, setError ] = useState( '' );

	/** Errors of fields are shown at the fields, others above them. */
	function refuse( thrown: unknown ) {
		const params = paramsOf( thrown );
		const known = Object.entries( params ).filter( ( [ name ] ) =>
			rows.has( name )
		);
		const others = Object.entries( params ).filter(
			( [ name ] ) => ! rows.has( name )
		);
		editing.setErrors( Object.fromEntries( known ) );
		setError(
			known.length > 0
				? others.map( ( [ , text ] ) => text ).join( ' ' )
				: failureText( thrown )
		);
	}

	return {
		editing,
		isBusy,
		error,
		/** Runs until it is answered; what it throws is shown. */
		async run( work: () => Promise< void > ) {
			setBusy( true );
			setError( '' );
			try {
				await work();
			} catch ( thrown ) {
				refuse( thrown );
			} finally {
				setBusy( false );
			}
		},
	};
}
