import { ComboboxControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useAnswer } from './use-answer';
import { useLater } from './use-later';

export interface Choice {
	value: string;
	label: string;
	/** A second line. */
	about?: string;
}

interface Props {
	label: string;
	hideLabelFromVision?: boolean;
	placeholder?: string;
	help?: ReactNode;
	value: Choice | null;
	onChange: ( choice: Choice | null ) => void;
	/** What makes the answers to the same words differ. */
	among: string;
	find: ( words: string, signal: AbortSignal ) => Promise< Choice[] >;
}

const isIn = ( text: string, words: string ) =>
	text.toLocaleLowerCase().includes( words.trim().toLocaleLowerCase() );

/**
 * Picks one of many by searching on the server: nobody loads all of them. WordPress's control would look for the
 * words in the labels once more, so what was found by anything else has them in its label, unseen.
 */
export function Pick( { value, onChange, among, find, ...rest }: Props ) {
	const [ typed, setTyped ] = useState( '' );
	const words = useLater( typed );
	const { value: found } = useAnswer(
		`${ among } ${ words }`,
		async ( signal ) => ( {
			words,
			choices: await find( words.trim(), signal ),
		} )
	);
	const isLate = found?.words !== typed;
	const choices = found?.choices ?? [];
	const options =
		value && ! choices.some( ( one ) => one.value === value.value )
			? [ value, ...choices ]
			: choices;
	const fits = ( one: Choice ) => isIn( one.label, typed );
	return (
		<ComboboxControl
			{ ...rest }
			__next40pxDefaultSize
			value={ value?.value ?? null }
			isLoading={ isLate && ! options.some( fits ) }
			options={ options.map( ( one ) => ( {
				...one,
				name: one.label,
				label:
					one.value === value?.value
						? one.label
						: `${ one.label } ${ found?.words ?? '' }`,
			} ) ) }
			onFilterValueChange={ setTyped }
			onChange={ ( next ) => {
				const one = options.find( ( { value: id } ) => id === next );
				// Enter, pressed before the answer is there, takes what was marked before.
				if ( ! ( one && isLate && ! fits( one ) ) ) {
					onChange( one ?? null );
				}
			} }
			__experimentalRenderItem={ ( { item } ) => (
				<span className="svc-choice">
					<span>{ String( item.name ) }</span>
					{ item.about && <small>{ String( item.about ) }</small> }
				</span>
			) }
		/>
	);
}
