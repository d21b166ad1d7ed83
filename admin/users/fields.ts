import { __ } from '@wordpress/i18n';
import { boot } from '../shared/boot';
import {
	byName,
	type FieldRow,
	type FieldRows,
} from '../shared/form/field-row';

/** The fields of a person that the user may see, by the names of a draft. */
export const personRows = (): FieldRows => byName( boot().fields );

/** Only for a person whose account does not exist yet; WordPress's own field. */
export const usernameRow = (): FieldRow => ( {
	name: 'account.username',
	label: __( 'Username', 'svc' ),
	kind: 'text',
	max: 60,
	required: true,
	editor: 'administrator',
	help: __(
		'The account gets the e-mail address below and the default role of this site. Its owner sets a password with “Lost your password?” on the login page.',
		'svc'
	),
} );
