import { RichText, useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import type { Attributes } from './attributes';
import { Icon } from './icons';
import { Inspector } from './inspector';

interface Props {
	attributes: Attributes;
	setAttributes: ( change: Partial< Attributes > ) => void;
}

/** As on the page, where nothing can be pressed. The label is typed where it stands. */
export function Edit( { attributes, setAttributes }: Props ) {
	const { layout, icon, label, choosesCollection, showCount, align } =
		attributes;
	return (
		<div className={ `svc-bookmark is-${ align ?? 'start' }` }>
			<div
				{ ...useBlockProps( {
					className: `has-${ layout === 'icon' ? 'icon-only' : 'text' }`,
				} ) }
			>
				<Inspector
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
				<span className="svc-bookmark__toggle">
					{ layout !== 'text' && <Icon name={ icon } /> }
					{ layout !== 'icon' && (
						<RichText
							tagName="span"
							className="svc-bookmark__label"
							value={ html( label ) }
							onChange={ ( value ) =>
								setAttributes( { label: plain( value ) } )
							}
							allowedFormats={ [] }
							placeholder={ __( 'Bookmark', 'svc' ) }
							aria-label={ __( 'Button text', 'svc' ) }
						/>
					) }
					{ showCount && (
						<span className="svc-bookmark__count">3</span>
					) }
				</span>
				{ choosesCollection && (
					<span className="svc-filing__summary" aria-hidden="true">
						<svg
							className="svc-bookmark__chevron"
							viewBox="0 0 24 24"
							width="20"
							height="20"
						>
							<path d="m7 10 5 5 5-5" />
						</svg>
					</span>
				) }
			</div>
		</div>
	);
}

/** The label is text; the editor's field works with HTML. */
const html = ( text: string ) =>
	text.replace( /&/g, '&amp;' ).replace( /</g, '&lt;' );

function plain( markup: string ): string {
	const { body } = new DOMParser().parseFromString( markup, 'text/html' );
	return body.textContent ?? '';
}
