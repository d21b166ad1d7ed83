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
	help?: ReactNode;
	value: Choice | null;
	onChange: ( choice: Choice | null ) => void;
	/** What makes the answers to the same words differ. */
	among: string;
	find: ( words: string, signal: AbortSignal ) => Promise< Choice[] >;
}

/** Picks one of many by searching on the server: nobody loads all of them. */
export function Pick( { value, onChange, among, find, ...rest }: Props ) {
	const [ typed, setTyped ] = useState( '' );
	const words = useLater( typed );
	const { value: found } = useAnswer( `${ among } ${ words }`, ( signal ) =>
		find( words.trim(), signal )
	);
	const options =
		value && ! found?.some( ( one ) => one.value === value.value )
			? [ value, ...( found ?? [] ) ]
			: ( found ?? [] );
	return (
		<ComboboxControl
			{ ...rest }
			__next40pxDefaultSize
			value={ value?.value ?? null }
			options={ options.map( ( one ) => ( { ...one } ) ) }
			onFilterValueChange={ setTyped }
			onChange={ ( next ) =>
				onChange(
					options.find( ( one ) => one.value === next ) ?? null
				)
			}
			__experimentalRenderItem={ ( { item } ) => (
				<span className="svc-choice">
					<span>{ item.label }</span>
					{ item.about && <small>{ String( item.about ) }</small> }
				</span>
			) }
		/>
	);
}
