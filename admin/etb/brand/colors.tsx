import { __, sprintf } from '@wordpress/i18n';
import { Field } from '../../shared/form/field';
import { textOfValue, type FormProps } from '../../shared/form/form-props';
import { numberText } from '../../shared/number';
import { contrast } from './contrast';

interface Props extends FormProps {
	/** Path of the colors. */
	of: string;
	names: readonly string[];
}

/** Text, and what it stands on. */
const pairs = [
	[ 'text', 'background' ],
	[ 'link', 'background' ],
	[ 'button_text', 'button' ],
] as const;

const isColor = ( text: string ) => /^#[0-9a-f]{6}$/i.test( text );

/** Colors, each as a code and to pick, with the contrast of those that stand on another. */
export function Colors( { of, names, ...form }: Props ) {
	const colorAt = ( name: string ) =>
		textOfValue( form.draft[ `${ of }.${ name }` ] );
	return (
		<>
			<div className="svc-pair">
				{ names.map( ( name ) => (
					<div key={ name } className="svc-mail-color">
						<Field { ...form } name={ `${ of }.${ name }` } />
						<input
							type="color"
							aria-label={ sprintf(
								/* translators: %s: what the color is of, such as "Links". */
								__( 'Pick a color: %s', 'svc' ),
								form.rows.get( `${ of }.${ name }` )?.label ??
									name
							) }
							value={
								isColor( colorAt( name ) )
									? colorAt( name )
									: '#000000'
							}
							onChange={ ( { target } ) =>
								form.set( {
									[ `${ of }.${ name }` ]: target.value,
								} )
							}
						/>
					</div>
				) ) }
			</div>
			<ul className="svc-mail-contrasts" aria-live="polite">
				{ pairs
					.filter( ( pair ) =>
						pair.every( ( name ) => isColor( colorAt( name ) ) )
					)
					.map( ( [ text, ground ] ) => (
						<Contrast
							key={ text }
							label={
								form.rows.get( `${ of }.${ text }` )?.label ??
								text
							}
							ratio={ contrast(
								colorAt( text ),
								colorAt( ground )
							) }
						/>
					) ) }
			</ul>
		</>
	);
}

/** What WCAG asks of text. */
const enough = 4.5;

const Contrast = ( { label, ratio }: { label: string; ratio: number } ) => (
	<li className={ ratio < enough ? 'svc-error' : '' }>
		{ sprintf(
			/* translators: 1: what the color is of, 2: a ratio such as 3.2. */
			__( '%1$s: contrast %2$s to 1.', 'svc' ),
			label,
			numberText( Math.floor( ratio * 10 ) / 10 )
		) }{ ' ' }
		{ ratio < enough &&
			__( 'Many people cannot read text below 4.5 to 1.', 'svc' ) }
	</li>
);
