import { __ } from '@wordpress/i18n';
import type { Described } from '../../shared/form/conflict-dialog';
import type { Value } from '../../shared/form/draft';
import type { FieldRows } from '../../shared/form/field-row';
import { Section } from '../../shared/form/section';
import type { PersonVersion } from '../shared/profile/read';

/** IDs, of which the manager's is shown as a name. */
const ids = [ 'id', 'user_id', 'meta.svc_reports_to' ];

const isEmpty = ( value: Value | undefined ) =>
	value === undefined ||
	value === null ||
	value === '' ||
	( Array.isArray( value ) && value.length === 0 );

interface Props {
	version: PersonVersion;
	described: Described;
	rows: FieldRows;
	may: ( name: string ) => boolean;
}

/** The fields of one's own profile that only administrators change. */
export function Facts( {
	version: { draft, manager },
	described: { labelOf, Shown },
	rows,
	may,
}: Props ) {
	const facts = [ ...rows.keys() ].filter(
		( name ) =>
			! ids.includes( name ) &&
			! isEmpty( draft[ name ] ) &&
			! may( name )
	);
	return (
		<Section title={ __( 'Managed by your administrator', 'svc' ) }>
			<dl className="svc-facts">
				{ facts.map( ( name ) => (
					<div key={ name }>
						<dt>{ labelOf( name ) }</dt>
						<dd>
							<Shown
								name={ name }
								value={ draft[ name ] ?? '' }
							/>
						</dd>
					</div>
				) ) }
				{ manager && (
					<div>
						<dt>{ labelOf( 'meta.svc_reports_to' ) }</dt>
						<dd>{ manager.label }</dd>
					</div>
				) }
			</dl>
			<p className="svc-note">
				{ __(
					'Is something wrong? Ask your administrator to change it.',
					'svc'
				) }
			</p>
		</Section>
	);
}
