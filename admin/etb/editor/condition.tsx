import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { mail } from './data';
import { TagOptions } from './tags/tag-options';

interface Props {
	name: string;
	isSelected: boolean;
	attributes: { svcIf?: string };
	setAttributes: ( changes: { svcIf: string | undefined } ) => void;
}

/** `event.location`, or `!event.location` for the opposite. */
const parts = ( condition = '' ) => ( {
	key: condition.replace( /^!/, '' ),
	isNegated: condition.startsWith( '!' ),
} );

function Condition( { attributes, setAttributes }: Props ) {
	const { key, isNegated } = parts( attributes.svcIf );
	const isKnown = mail().tags.some( ( tag ) => tag.key === key );
	const set = ( next: string, negated: boolean ) =>
		setAttributes( {
			svcIf: next === '' ? undefined : `${ negated ? '!' : '' }${ next }`,
		} );
	return (
		<InspectorControls>
			<PanelBody
				title={ __( 'Show only if', 'svc' ) }
				initialOpen={ key !== '' }
			>
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'This field has a value', 'svc' ) }
					help={ __(
						'In e-mails for which it is empty, the block is left out.',
						'svc'
					) }
					value={ key }
					onChange={ ( next: string ) => set( next, isNegated ) }
				>
					<option value="">{ __( 'Always show', 'svc' ) }</option>
					{ key !== '' && ! isKnown && (
						<option value={ key }>{ key }</option>
					) }
					<TagOptions />
				</SelectControl>
				{ key !== '' && (
					<ToggleControl
						label={ __( 'Show only if it is empty', 'svc' ) }
						checked={ isNegated }
						onChange={ ( next ) => set( key, next ) }
					/>
				) }
			</PanelBody>
		</InspectorControls>
	);
}

type Listed = Props & { className?: string };

const withCondition = ( BlockEdit: ComponentType< Props > ) =>
	function WithCondition( props: Props ) {
		return (
			<>
				<BlockEdit { ...props } />
				{ props.isSelected && <Condition { ...props } /> }
			</>
		);
	};

/** Shows that a block is not in every e-mail. */
const withMark = ( BlockListBlock: ComponentType< Listed > ) =>
	function WithMark( props: Listed ) {
		const { className = '', attributes } = props;
		return (
			<BlockListBlock
				{ ...props }
				className={
					attributes.svcIf
						? `${ className } svc-mail-conditional`
						: className
				}
			/>
		);
	};

export function addConditions(): void {
	addFilter( 'editor.BlockEdit', 'svc/mail-condition', withCondition );
	addFilter( 'editor.BlockListBlock', 'svc/mail-condition', withMark );
}
