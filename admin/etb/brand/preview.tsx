import { ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { renderContent } from '../../../client/src/etb/index';
import { mailColors } from '../../../client/src/etb/vocabulary.js';
import type { Draft } from '../../shared/form/draft';
import { textOfValue } from '../../shared/form/form-props';
import { Section } from '../../shared/form/section';
import { transport } from '../../shared/transport';
import { useAnswer } from '../../shared/use-answer';
import { useDebounced } from '../../shared/use-debounced';
import { Letter, NoLetter, Unanswered } from '../shared/letter';

interface Props {
	draft: Draft;
	/** Of the saved settings: after a save, the rest of the brand is rendered too. */
	etag: string;
}

/** The colors that are codes, while others are being typed. */
const themeOf = ( draft: Draft ) =>
	Object.fromEntries(
		mailColors
			.map( ( name ) => [
				name,
				textOfValue( draft[ `brand.colors.${ name }` ] ),
			] )
			.filter( ( [ , color ] ) => /^#[0-9a-f]{6}$/i.test( color! ) )
	);

/** An e-mail with sample data in the colors that are being chosen. */
export function Preview( { draft, etag }: Props ) {
	const [ isDark, setDark ] = useState( false );
	const theme = useDebounced( JSON.stringify( themeOf( draft ) ) );
	const { value, ...asked } = useAnswer(
		`${ etag } ${ theme }`,
		async ( signal ) => {
			const { body } = await renderContent(
				transport,
				{
					purpose: 'lead_confirmation',
					sample: true,
					theme: JSON.parse( theme ) as Record< string, string >,
				},
				{ signal }
			);
			return body.html;
		}
	);
	return (
		<Section title={ __( 'Preview', 'svc' ) }>
			<ToggleControl
				label={ __( 'Dark mode', 'svc' ) }
				checked={ isDark }
				onChange={ setDark }
			/>
			<div aria-busy={ asked.isWaiting }>
				<Unanswered { ...asked } />
				{ asked.isWaiting && <NoLetter isPhone /> }
				{ ! asked.isWaiting &&
					asked.failure === null &&
					value !== null && (
						<Letter html={ value } isPhone isDark={ isDark } />
					) }
			</div>
			<p className="svc-note">
				{ __(
					'Colors are shown at once; logo, font and dark colors after they are saved.',
					'svc'
				) }
			</p>
		</Section>
	);
}
