import { useId } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';

interface Props {
	name: string;
	label: string;
	isTheirs: boolean;
	/** Only the other version changed the field: there is nothing to choose. */
	isSettled: boolean;
	isChosen: boolean;
	onChoose: ( name: string, isTheirs: boolean ) => void;
	/** The value. */
	children: ReactNode;
}

/** One of the two versions of a field. */
export function ConflictVersion( {
	name,
	label,
	isTheirs,
	isSettled,
	isChosen,
	onChoose,
	children,
}: Props ) {
	const id = useId();
	if ( isSettled ) {
		return isTheirs ? (
			<>{ children }</>
		) : (
			<s className="svc-old">{ children }</s>
		);
	}
	return (
		<div className="svc-version">
			<input
				id={ id }
				type="radio"
				name={ name }
				checked={ isChosen }
				onChange={ () => onChoose( name, isTheirs ) }
				aria-label={
					isTheirs
						? sprintf(
								/* translators: %s: a field. */
								__( '%s: keep the other version', 'svc' ),
								label
							)
						: sprintf(
								/* translators: %s: a field. */
								__( '%s: keep your version', 'svc' ),
								label
							)
				}
			/>
			<label htmlFor={ id }>{ children }</label>
		</div>
	);
}
