import { __ } from '@wordpress/i18n';
import { getProfileByUser } from '../../../client/src/users/profiles.js';
import type { Role } from '../../../client/src/users/vocabulary.js';
import { dayText } from '../day';
import { transport } from '../transport';
import { useAnswer } from '../use-answer';
import { fullName, roleName } from '../people/names';
import type { DraftPhoto, Value } from '../../users/shared/profile/draft';

/** A value of a draft, to be read and compared. */
export function ShownValue( { of, value }: { of: string; value: Value } ) {
	if (
		value === '' ||
		value === null ||
		( Array.isArray( value ) && value.length === 0 )
	) {
		return <em>{ __( 'nothing', 'svc' ) }</em>;
	}
	if ( Array.isArray( value ) ) {
		return <>{ value.join( ', ' ) }</>;
	}
	if ( typeof value === 'object' ) {
		return (
			<img
				className="svc-photo-small"
				src={ ( value as DraftPhoto ).url }
				alt={ __( 'Photo', 'svc' ) }
				width={ 64 }
				height={ 64 }
			/>
		);
	}
	if ( typeof value === 'boolean' ) {
		return <>{ value ? __( 'Yes', 'svc' ) : __( 'No', 'svc' ) }</>;
	}
	switch ( of ) {
		case 'role':
			return <>{ roleName( value as Role ) }</>;
		case 'meta.svc_reports_to':
			return <PersonName userId={ Number( value ) } />;
		case 'intranet.start_date':
			return <>{ dayText( String( value ) ) }</>;
		default:
			return <span dir="auto">{ String( value ) }</span>;
	}
}

function PersonName( { userId }: { userId: number } ) {
	const { value } = useAnswer( String( userId ), async ( signal ) => {
		const { body } = await getProfileByUser( transport, userId, {
			signal,
		} );
		return fullName( body );
	} );
	return <>{ value ?? `#${ userId }` }</>;
}
