import type { ReactNode } from 'react';
import {
	listLeadPeople,
	type LeadPerson,
	type ListLeadPeopleQuery,
} from '../../../client/src/lead-pages/index';
import { roleLabel } from './role-label';
import { Pick, type Choice } from '../../shared/pick';
import { transport } from '../../shared/transport';
import { nmlsText } from './people';

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
	role?: NonNullable< ListLeadPeopleQuery[ 'role' ] >;
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
			const { body } = await listLeadPeople(
				transport,
				{ ...( search && { search } ), ...( role && { role } ) },
				{ signal }
			);
			return body.data
				.filter(
					( person ) =>
						! except.includes( person.user_id ) &&
						! ( isOwner && person.role === 'realtor_partner' )
				)
				.map( choiceOf );
		} }
	/>
);
