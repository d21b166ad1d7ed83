import { TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { SplitName } from './cells/names';
import type { Mapping } from './mapping';

/** A full name of the file with its parts. */
export interface FileName extends SplitName {
	/** Of the row. */
	number: number;
	text: string;
}

interface Props {
	names: FileName[];
	corrected: Mapping[ 'names' ];
	onChange: ( corrected: Mapping[ 'names' ] ) => void;
}

/** Full names with fields for their first and last names. */
export const NameTable = ( { names, corrected, onChange }: Props ) => (
	<table className="svc-table svc-name-table">
		<thead>
			<tr>
				<th scope="col">{ __( 'Name in your file', 'svc' ) }</th>
				<th scope="col">{ __( 'First name', 'svc' ) }</th>
				<th scope="col">{ __( 'Last name', 'svc' ) }</th>
			</tr>
		</thead>
		<tbody>
			{ names.map( ( { number, text, first, last } ) => {
				const now = corrected[ number ] ?? { first, last };
				const change = ( part: Partial< typeof now > ) =>
					onChange( {
						...corrected,
						[ number ]: { ...now, ...part },
					} );
				return (
					<tr key={ number }>
						<th scope="row">
							<bdi>{ text }</bdi>
						</th>
						<td>
							<TextControl
								__next40pxDefaultSize
								label={ sprintf(
									/* translators: %s: a full name. */
									__( 'First name of %s', 'svc' ),
									text
								) }
								hideLabelFromVision
								value={ now.first }
								onChange={ ( value ) =>
									change( { first: value } )
								}
							/>
						</td>
						<td>
							<TextControl
								__next40pxDefaultSize
								label={ sprintf(
									/* translators: %s: a full name. */
									__( 'Last name of %s', 'svc' ),
									text
								) }
								hideLabelFromVision
								value={ now.last }
								onChange={ ( value ) =>
									change( { last: value } )
								}
							/>
						</td>
					</tr>
				);
			} ) }
		</tbody>
	</table>
);
