import { __ } from '@wordpress/i18n';
import type { Described } from '../../../shared/form/conflict-dialog';
import type { FieldRows } from '../../../shared/form/field-row';
import { ShownValue } from '../../../shared/form/shown-value';
import { PersonName } from '../../../shared/people/person-name';
import type { DraftPhoto } from './draft';

/** The names and values of a person's fields, the photo and the manager included. */
export const describedBy = ( rows: FieldRows ): Described => ( {
	labelOf: ( name ) =>
		name === 'avatar'
			? __( 'Photo', 'svc' )
			: ( rows.get( name )?.label ?? name ),
	Shown: ( { name, value } ) => {
		if ( name === 'avatar' && value !== null ) {
			return <Photo photo={ value as DraftPhoto } />;
		}
		if ( name === 'meta.svc_reports_to' && value ) {
			return <PersonName userId={ Number( value ) } />;
		}
		return <ShownValue row={ rows.get( name ) } value={ value } />;
	},
} );

const Photo = ( { photo }: { photo: DraftPhoto } ) => (
	<img
		className="svc-photo-small"
		src={ photo.url }
		alt={ __( 'Photo', 'svc' ) }
		width={ 64 }
		height={ 64 }
	/>
);
