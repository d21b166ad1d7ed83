import { __ } from '@wordpress/i18n';
import { PickPerson } from '../../shared/people/pick-person';
import type { Choice } from '../../shared/pick';

interface Props {
	value: Choice | null;
	onChange: ( choice: Choice | null ) => void;
}

/** Picks a person who can own leads, by user ID. */
export const PickOwner = ( props: Props ) => (
	<PickPerson { ...props } label={ __( 'Owner', 'svc' ) } />
);
