import { Button, FormFileUpload } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	importTemplate,
	type TemplateImport,
} from '../../../client/src/etb/index';
import { notify, notifyError } from '../../shared/notices';
import { transport } from '../../shared/transport';
import { importFailure, noTemplate } from './import-failure';

interface Props {
	onImported: () => void;
}

/** The file as it is: the server says what is wrong with it. Null for what is no JSON object. */
async function read( file: File ): Promise< TemplateImport | null > {
	try {
		const content: unknown = JSON.parse( await file.text() );
		return typeof content === 'object' && ! Array.isArray( content )
			? ( content as TemplateImport | null )
			: null;
	} catch {
		return null;
	}
}

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
			notifyError( importFailure( thrown, content ) );
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
