import type { Block } from '@wordpress/blocks';
import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { addFilter } from '@wordpress/hooks';
import type { ComponentType } from 'react';
import { mail } from './data';

interface Transform {
	type: string;
	transform: ( ...given: unknown[] ) => Block;
}

interface Settings {
	transforms?: { from?: Transform[] };
}

interface Props {
	name: string;
	attributes: { level?: number };
	setAttributes: ( changes: { level: number } ) => void;
}

interface Actions {
	__unstableMarkNextChangeAsNotPersistent: () => void;
}

const deepestLevel = (): number => Math.max( ...mail().rules.headings );

/** What is typed, such as `####`. */
const limitedTransform = ( one: Transform ): Transform =>
	one.type === 'prefix' || one.type === 'enter'
		? {
				...one,
				transform: ( ...given ) => {
					const block = one.transform( ...given );
					const level = Number( block.attributes.level ?? 2 );
					block.attributes.level = Math.min( level, deepestLevel() );
					return block;
				},
			}
		: one;

const withTransforms = ( settings: Settings, name: string ): Settings =>
	name === 'core/heading' && settings.transforms?.from
		? {
				...settings,
				transforms: {
					...settings.transforms,
					from: settings.transforms.from.map( limitedTransform ),
				},
			}
		: settings;

/** What comes in other ways, such as by the shortcut of a level. */
const withLevel = ( BlockEdit: ComponentType< Props > ) =>
	function WithLevel( props: Props ) {
		const { name, attributes, setAttributes } = props;
		const { __unstableMarkNextChangeAsNotPersistent: joinUndo } =
			useDispatch( 'core/block-editor' ) as unknown as Actions;
		const isTooLow =
			name === 'core/heading' &&
			( attributes.level ?? 2 ) > deepestLevel();
		useEffect( () => {
			if ( isTooLow ) {
				joinUndo();
				setAttributes( { level: deepestLevel() } );
			}
		}, [ isTooLow, joinUndo, setAttributes ] );
		return <BlockEdit { ...props } />;
	};

/** Levels that the menu does not offer become the nearest. */
export function limitHeadings(): void {
	addFilter( 'blocks.registerBlockType', 'svc/mail-heading', withTransforms );
	addFilter( 'editor.BlockEdit', 'svc/mail-heading', withLevel );
}
