import {
	Button,
	CheckboxControl,
	Notice,
	TextareaControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { FormConsent } from '../../../client/src/lead-pages/index';
import { consentKeys } from '../../../client/src/lead-pages/vocabulary.js';
import { consentText } from '../shared/vocabulary';
import { consentHelp, startText } from './consent-texts';
import { Messages, useMessages } from './messages';
import { withNames, type Named } from './names';
import { moved, replaced, without } from './order';
import { useForm, usePage } from './page';
import { SortedItem } from './sorted-item';
import { useListFocus } from './use-list-focus';
import { useNamed } from './use-named';

/** What visitors can agree to, with the texts as they will read them. */
export function ConsentsPanel() {
	const [ { consents }, set ] = useForm();
	const [ { partner } ] = usePage();
	const named = useNamed();
	const { place, afterRemoving } = useListFocus();
	const left = consentKeys.filter(
		( key ) => ! consents.some( ( one ) => one.key === key )
	);
	const setAll = ( next: FormConsent[] ) => set( { consents: next } );
	return (
		<>
			<p>
				{ __(
					'{company}, {owner} and {partner} are replaced with the names. No box is ticked before the visitor does it.',
					'svc'
				) }
			</p>
			<div
				ref={ place }
				tabIndex={ -1 }
				role="group"
				aria-label={ __( 'Consents', 'svc' ) }
			>
				<ul className="svc-lead-items">
					{ consents.map( ( consent, at ) => (
						<ConsentItem
							key={ consent.key }
							consent={ consent }
							at={ at }
							named={ named }
							onChange={ ( next ) =>
								setAll( replaced( consents, at, next ) )
							}
							onUp={
								at > 0
									? () => setAll( moved( consents, at, -1 ) )
									: undefined
							}
							onDown={
								at < consents.length - 1
									? () => setAll( moved( consents, at, 1 ) )
									: undefined
							}
							onRemove={ () => {
								setAll( without( consents, at ) );
								afterRemoving( at );
							} }
						/>
					) ) }
				</ul>
			</div>
			{ ! partner && ! left.includes( 'partner' ) && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'The consent for the partner needs a partner.',
						'svc'
					) }
				</Notice>
			) }
			<div className="svc-lead-buttons">
				{ left.map( ( key ) => (
					<Button
						key={ key }
						__next40pxDefaultSize
						variant="secondary"
						onClick={ () =>
							setAll( [
								...consents,
								{
									key,
									text: startText( key ),
									required: false,
								},
							] )
						}
					>
						{ sprintf(
							/* translators: %s: what visitors agree to. */
							__( 'Add consent: %s', 'svc' ),
							consentText( key )
						) }
					</Button>
				) ) }
			</div>
		</>
	);
}

interface Props {
	consent: FormConsent;
	at: number;
	named: Named;
	onChange: ( consent: FormConsent ) => void;
	onUp: ( () => void ) | undefined;
	onDown: ( () => void ) | undefined;
	onRemove: () => void;
}

function ConsentItem( { consent, at, named, onChange, ...moves }: Props ) {
	const place = `form.consents[${ at }]`;
	const { key, text, required } = consent;
	return (
		<SortedItem
			{ ...moves }
			name={ consentText( key ) }
			note={ required ? __( 'Required', 'svc' ) : undefined }
			hasError={ useMessages( place ).length > 0 }
		>
			<Messages of={ place } />
			<TextareaControl
				label={ __( 'Text', 'svc' ) }
				help={ consentHelp( key ) }
				rows={ 6 }
				maxLength={ 2000 }
				value={ text }
				onChange={ ( next ) => onChange( { ...consent, text: next } ) }
			/>
			<div className="svc-lead-preview">
				<strong>{ __( 'Visitors read', 'svc' ) }</strong>
				<p>{ withNames( text, named ) }</p>
			</div>
			{ key === 'contact' && (
				<CheckboxControl
					label={ __( 'Required', 'svc' ) }
					checked={ required }
					onChange={ ( next ) =>
						onChange( { ...consent, required: next } )
					}
				/>
			) }
		</SortedItem>
	);
}
