import { __ } from '@wordpress/i18n';
import { listLeadPeople } from '../../../client/src/lead-pages/index';
import { Pick, type Choice } from '../../shared/pick';
import { transport } from '../../shared/transport';

interface Props {
	value: Choice | null;
	onChange: ( choice: Choice | null ) => void;
}

/** Picks a person who can own leads, by user ID. */
export const PickOwner = ( props: Props ) => (
	<Pick
		{ ...props }
		label={ __( 'Owner', 'svc' ) }
		among="owners"
		find={ async ( search, signal ) => {
			const { body } = await listLeadPeople(
				transport,
				search ? { search } : {},
				{ signal }
			);
			return body.data.map(
				( { user_id: id, name, nmls_id: nmls } ) => ( {
					value: String( id ),
					label: name,
					...( nmls !== '' && { about: `NMLS ${ nmls }` } ),
				} )
			);
		} }
	/>
);
