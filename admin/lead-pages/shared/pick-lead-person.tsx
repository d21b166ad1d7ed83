import type { ReactNode } from 'react';
import type { LeadPerson } from '../../../client/src/lead-pages/index';
import { roleLabel } from './role-label';
import { Pick, type Choice } from '../../shared/pick';
import { findPeople, nmlsText } from './people';

export const choiceOf = ( person: LeadPerson ): Choice => ( {
	value: String( person.user_id ),
	label: person.name,
	about: [ roleLabel( person.role ), nmlsText( person ) ]
		.filter( Boolean )
		.join( ' · ' ),
} );

interface Props {
	label: string;
	hideLabelFromVision?: boolean;
	help?: ReactNode;
	/** Whether partners are left out, who can own nothing. */
	isOwner?: boolean;
	/** Only people of this role. */
	role?: LeadPerson[ 'role' ];
	value: Choice | null;
	onChange: ( choice: Choice | null ) => void;
	/** User IDs that cannot be chosen. */
	except?: readonly number[];
}

/** Picks a person who can own a page, be its partner or stand in its pool. */
export const PickLeadPerson = ( {
	role,
	isOwner = false,
	except = [],
	...rest
}: Props ) => (
	<Pick
		{ ...rest }
		among={ `${ role ?? '' } ${ except.join() }` }
		find={ async ( search, signal ) => {
			const found = await findPeople(
				{ search, ...( role && { role } ) },
				signal
			);
			return found
				.filter(
					( person ) =>
						! except.includes( person.user_id ) &&
						! ( isOwner && person.role === 'realtor_partner' )
				)
				.map( choiceOf );
		} }
	/>
);
