import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { DirectoryItem } from '../../../client/src/users/intranet/directory-schemas.js';
import { searchDirectory } from '../../../client/src/users/intranet/directory.js';
import { Pick, type Choice } from '../pick';
import { transport } from '../transport';

const choiceOf = ( person: DirectoryItem ): Choice => ( {
	value: String( person.id ),
	label: person.name,
	about: [ person.title, person.department ].filter( Boolean ).join( ' · ' ),
} );

interface Props {
	label?: string;
	hideLabelFromVision?: boolean;
	placeholder?: string;
	help?: ReactNode;
	value: Choice | null;
	onChange: ( choice: Choice | null ) => void;
	/** User IDs that cannot be chosen. */
	except?: number[];
}

/** Picks a person of the directory by user ID. */
export function PickPerson( {
	label = __( 'Manager', 'svc' ),
	except = [],
	...rest
}: Props ) {
	return (
		<Pick
			{ ...rest }
			label={ label }
			among={ except.join() }
			find={ async ( search, signal ) => {
				const { body } = await searchDirectory(
					transport,
					{ ...( search && { search } ) },
					{ signal }
				);
				return body.data
					.filter( ( { id } ) => ! except.includes( id ) )
					.map( choiceOf );
			} }
		/>
	);
}
