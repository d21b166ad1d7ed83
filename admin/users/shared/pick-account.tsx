import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { listAccounts } from '../../../client/src/users/accounts.js';
import { Pick, type Choice } from '../../shared/pick';
import { transport } from '../../shared/transport';

interface Props {
	value: Choice | null;
	onChange: ( choice: Choice | null ) => void;
	help?: ReactNode;
}

/** Picks an account without a profile, by user ID. */
export const PickAccount = ( props: Props ) => (
	<Pick
		{ ...props }
		label={ __( 'Account', 'svc' ) }
		among="accounts"
		find={ async ( search, signal ) => {
			const { body } = await listAccounts(
				transport,
				{ ...( search && { search } ) },
				{ signal }
			);
			return body.data.map( ( account ) => ( {
				value: String( account.id ),
				label: account.display_name || account.login,
				about: account.login,
			} ) );
		} }
	/>
);
