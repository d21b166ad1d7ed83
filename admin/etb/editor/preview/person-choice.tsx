import { __ } from '@wordpress/i18n';
import { listProfiles } from '../../../../client/src/users/index';
import { Pick, type Choice } from '../../../shared/pick';
import { transport } from '../../../shared/transport';
import { contexts } from '../data';

interface Props {
	value: Choice | null;
	onChange: ( person: Choice | null ) => void;
}

/** The person whose profile the e-mail shows; without one, it shows sample data. */
export const PersonChoice = ( props: Props ) =>
	contexts().includes( 'person' ) ? (
		<Pick
			{ ...props }
			label={ __( 'Person', 'svc' ) }
			placeholder={ __( 'Sample data', 'svc' ) }
			among="people"
			find={ async ( search, signal ) => {
				const { body } = await listProfiles(
					transport,
					{ per_page: 20, ...( search && { search } ) },
					{ signal }
				);
				return body.data.map( ( one ) => ( {
					value: String( one.user_id ),
					label: `${ one.first_name } ${ one.last_name }`,
					about: one.job_title,
				} ) );
			} }
		/>
	) : null;
