import { getBlockType, type Block } from '@wordpress/blocks';
import { dispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store } from '@wordpress/notices';

/** Of a block that the site does not have, WordPress keeps the name alone. */
export const titleOf = ( { name, attributes }: Block ): string =>
	name === 'core/missing'
		? String( attributes.originalName )
		: ( getBlockType( name )?.title ?? name );

/** One notice for each paste or drop, with the titles of blocks and the names of files. It stays where content is missing. */
export function report( changed: Set< string >, leftOut: Set< string > ): void {
	const texts: string[] = [];
	if ( leftOut.size > 0 ) {
		texts.push(
			sprintf(
				/* translators: %s: names of blocks or files, such as "Video, Code". */
				__(
					'Some content was left out because e-mails cannot contain it here: %s.',
					'svc'
				),
				[ ...leftOut ].join( ', ' )
			)
		);
	}
	if ( changed.size > 0 ) {
		texts.push(
			sprintf(
				/* translators: %s: names of blocks, such as "Heading, Columns". */
				__(
					'Some content was changed to fit into the e-mail: %s.',
					'svc'
				),
				[ ...changed ].join( ', ' )
			)
		);
	}
	if ( texts.length > 0 ) {
		void dispatch( store ).createWarningNotice( texts.join( ' ' ), {
			id: 'svc-mail-paste',
			type: 'snackbar',
			explicitDismiss: leftOut.size > 0,
		} );
	}
}
