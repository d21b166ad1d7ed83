import { Notice } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

interface Props {
	/** What is wrong in general. */
	text: string | null;
	complaints: Record< string, string >;
	/** Grows with every attempt to save: the first field that is wrong takes the focus. */
	attempt: number;
}

/** Tells that it could not be saved, and brings the focus to the first field that is wrong. */
export function ComplaintSummary( { text, complaints, attempt }: Props ) {
	const place = useRef< HTMLDivElement >( null );
	const latest = useRef( complaints );
	latest.current = complaints;
	useEffect( () => {
		if ( attempt === 0 ) {
			return;
		}
		const wrong = [
			...document.querySelectorAll< HTMLElement >( '[data-field]' ),
		].filter(
			( { dataset } ) => ( dataset.field ?? '' ) in latest.current
		);
		( wrong[ 0 ] ?? place.current )?.focus();
	}, [ attempt ] );
	const isWrong = Object.keys( complaints ).length > 0;
	if ( text === null && ( attempt === 0 || ! isWrong ) ) {
		return null;
	}
	return (
		<div ref={ place } tabIndex={ -1 }>
			<Notice status="error" isDismissible={ false }>
				{ text ??
					__(
						'Nothing was saved. Look at the marked fields.',
						'svc'
					) }
			</Notice>
		</div>
	);
}
