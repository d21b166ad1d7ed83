import { TextareaControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { pageData } from './data';
import { Messages } from './messages';
import { useForm } from './page';

/** What visitors see after they have sent the form. */
export function AfterPanel() {
	const [ { thank_you: thanks }, set ] = useForm();
	const change = ( next: Partial< typeof thanks > ) =>
		set( { thank_you: { ...thanks, ...next } } );
	return (
		<>
			<Messages of="form.thank_you.message" />
			<TextareaControl
				label={ __( 'Message', 'svc' ) }
				rows={ 4 }
				maxLength={ 500 }
				value={ thanks.message }
				onChange={ ( message ) => change( { message } ) }
			/>
			<Messages of="form.thank_you.url" />
			<TextControl
				__next40pxDefaultSize
				type="url"
				label={ __( 'Page to go to instead', 'svc' ) }
				help={ sprintf(
					/* translators: %s: host of the site. */
					__(
						'An address of %s. Without one, the message is shown in place of the form.',
						'svc'
					),
					pageData().host
				) }
				dir="ltr"
				value={ thanks.url ?? '' }
				onChange={ ( url ) =>
					change( { url: url.trim() === '' ? null : url.trim() } )
				}
			/>
		</>
	);
}
