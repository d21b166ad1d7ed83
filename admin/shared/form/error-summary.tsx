import { Notice } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

interface Props {
	/** An error that is of no field. */
	error: string | null;
	/** By the names of the fields. */
	errors: Record< string, string >;
	/** Grows with every failed attempt to save. */
	attempt: number;
}

/** Says that the form was not saved, and moves the focus to the first field with an error. */
export function ErrorSummary( { error, errors, attempt }: Props ) {
	const place = useRef< HTMLDivElement >( null );
	const latest = useRef( errors );
	latest.current = errors;
	useEffect( () => {
		if ( attempt === 0 ) {
			return;
		}
		const fields = [
			...document.querySelectorAll< HTMLElement >( '[data-field]' ),
		];
		const wrong = fields.find(
			( { dataset } ) => ( dataset.field ?? '' ) in latest.current
		);
		( wrong ?? place.current )?.focus();
	}, [ attempt ] );
	const hasErrors = attempt > 0 && Object.keys( errors ).length > 0;
	if ( error === null && ! hasErrors ) {
		return null;
	}
	return (
		<div ref={ place } tabIndex={ -1 }>
			<Notice status="error" isDismissible={ false }>
				{ error ??
					__(
						'Nothing was saved. Correct the marked fields.',
						'svc'
					) }
			</Notice>
		</div>
	);
}
