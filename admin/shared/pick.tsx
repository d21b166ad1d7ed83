import { ComboboxControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { textOf } from './failure';
import { useAnswer } from './use-answer';
import { useDebounced } from './use-debounced';

export interface Choice {
	value: string;
	label: string;
	/** Shown on a second line. */
	about?: string;
}

interface Props {
	label: string;
	hideLabelFromVision?: boolean;
	placeholder?: string;
	help?: ReactNode;
	value: Choice | null;
	onChange: ( choice: Choice | null ) => void;
	/** Part of the key of a request, besides what was typed. */
	among: string;
	find: ( words: string, signal: AbortSignal ) => Promise< Choice[] >;
}

const isIn = ( text: string, words: string ) =>
	text.toLocaleLowerCase().includes( words.trim().toLocaleLowerCase() );

/**
 * Picks one of many items by searching on the server. WordPress's control searches the labels once more, so the label
 * of an item that was found by another field has the typed words appended, which are not shown.
 */
export function Pick( { value, onChange, among, find, ...rest }: Props ) {
	const [ typed, setTyped ] = useState( '' );
	const words = useDebounced( typed );
	const { value: found, failure } = useAnswer(
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
	const isUnknown = isLate && ! options.some( fits );
	const hasFailed = failure !== null;
	return (
		<ComboboxControl
			{ ...rest }
			className={ isUnknown && hasFailed ? 'svc-pick-failed' : '' }
			help={
				hasFailed ? (
					<span role="alert">{ textOf( failure ) }</span>
				) : (
					rest.help
				)
			}
			__next40pxDefaultSize
			// In a dialog that opens with the focus here, the list would cover the buttons. Clicks, letters and arrows open it.
			expandOnFocus={ false }
			value={ value?.value ?? null }
			isLoading={ isUnknown && ! hasFailed }
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
				// Enter, pressed before the answer has come, would pick the item that was selected before.
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
