import { __, sprintf } from '@wordpress/i18n';
import { paramsOf, textOf } from '../../shared/failure';

export const noTemplate = () =>
	__( 'This file is no exported template.', 'svc' );

/** The version of the format that this plugin reads. */
const version = 1;

/** The name of a part of the file; a part without a name is called by its key. */
const labelOf = ( key: string ): string =>
	(
		( {
			name: __( 'Name', 'svc' ),
			purpose: __( 'Purpose', 'svc' ),
			subject: __( 'Subject', 'svc' ),
			preheader: __( 'Preheader', 'svc' ),
			content: __( 'Content', 'svc' ),
		} ) as Record< string, string >
	 )[ key ] ?? key;

/** Why the server has refused a file. */
export function importFailure(
	thrown: unknown,
	file: { format_version: unknown }
): string {
	const params = paramsOf( thrown );
	const isNewer =
		! ( 'format' in params ) && Number( file.format_version ) > version;
	if ( isNewer && 'format_version' in params ) {
		return __(
			'This file was exported by a newer version of the plugin.',
			'svc'
		);
	}
	if ( 'format' in params || 'format_version' in params ) {
		return noTemplate();
	}
	const problems = Object.entries( params ).map( ( [ key, text ] ) =>
		sprintf(
			/* translators: 1: name of a field, 2: what is wrong with it. */
			__( '%1$s: %2$s', 'svc' ),
			labelOf( key ),
			text
		)
	);
	return problems.join( ' ' ) || textOf( thrown );
}
