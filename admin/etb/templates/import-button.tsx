import { Button, FormFileUpload } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	importTemplate,
	type TemplateImport,
} from '../../../client/src/etb/index';
import { paramsOf, textOf } from '../../shared/failure';
import { notify, notifyError } from '../../shared/notices';
import { transport } from '../../shared/transport';

interface Props {
	onImported: () => void;
}

/** The file as it is: the server says what is wrong with it. Null for what is no JSON. */
async function read( file: File ): Promise< TemplateImport | null > {
	try {
		return JSON.parse( await file.text() ) as TemplateImport;
	} catch {
		return null;
	}
}

const noTemplate = () => __( 'This file is no exported template.', 'svc' );

/** Makes a draft of a file that Export has made, on this site or another. */
export function ImportButton( { onImported }: Props ) {
	const [ isBusy, setBusy ] = useState( false );
	async function take( file: File | undefined ) {
		const content = file && ( await read( file ) );
		if ( ! content ) {
			notifyError( noTemplate() );
			return;
		}
		setBusy( true );
		try {
			const { body } = await importTemplate( transport, content );
			notify(
				sprintf(
					/* translators: %s: name of a template. */
					__( 'Imported as a draft: %s', 'svc' ),
					body.name
				)
			);
			onImported();
		} catch ( thrown ) {
			notifyError(
				'format' in paramsOf( thrown ) ? noTemplate() : textOf( thrown )
			);
		} finally {
			setBusy( false );
		}
	}
	return (
		<FormFileUpload
			accept="application/json,.json"
			// A file that was corrected can be chosen again.
			onClick={ ( { currentTarget } ) => {
				currentTarget.value = '';
			} }
			onChange={ ( event ) =>
				void take( event.currentTarget.files?.[ 0 ] )
			}
			render={ ( { openFileDialog } ) => (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ openFileDialog }
				>
					{ __( 'Import', 'svc' ) }
				</Button>
			) }
		/>
	);
}
