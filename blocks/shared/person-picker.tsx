import { ComboboxControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ProfileListItem } from '../../client/src/users/index';
import { useFoundProfiles } from './use-found-profiles';

interface PersonPickerProps {
	label: string;
	help?: string;
	/** Profile ID of the person chosen; 0 for none. */
	value: number;
	/** Who is chosen now, where that is known. */
	name?: string | undefined;
	onChange: ( value: number, person: ProfileListItem | undefined ) => void;
}

const nameOf = ( person: ProfileListItem ) =>
	[ `${ person.first_name } ${ person.last_name }`, person.job_title ]
		.filter( Boolean )
		.join( ', ' );

/** Finds a person by letters of the name. */
export const PersonPicker = ( {
	label,
	help,
	value,
	name,
	onChange,
}: PersonPickerProps ) => {
	const [ search, setSearch ] = useState( '' );
	const found = useFoundProfiles( search );
	const options = found.map( ( person ) => ( {
		value: String( person.id ),
		label: nameOf( person ),
	} ) );
	const isKnown = options.some( ( one ) => one.value === String( value ) );
	return (
		<ComboboxControl
			__next40pxDefaultSize
			label={ label }
			help={ help }
			placeholder={ __( 'Type a name', 'svc' ) }
			value={ value ? String( value ) : null }
			options={
				value && name && ! isKnown && search === ''
					? [ { value: String( value ), label: name }, ...options ]
					: options
			}
			onFilterValueChange={ setSearch }
			onChange={ ( chosen ) =>
				onChange(
					Number( chosen ?? 0 ),
					found.find( ( one ) => String( one.id ) === chosen )
				)
			}
		/>
	);
};
