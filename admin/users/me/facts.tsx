import { __ } from '@wordpress/i18n';
import { labelOf } from '../fields';
import { Section } from '../../shared/form/section';
import type { Version } from '../shared/profile/read';
import { ShownValue } from '../../shared/form/shown-value';

const keys = [
	'first_name',
	'last_name',
	'role',
	'email',
	'job_title',
	'meta.svc_department',
	'intranet.start_date',
];

/** What others have written about me, to look at. */
export function Facts( {
	version: { draft, manager },
	may,
}: {
	version: Version;
	may: ( key: string ) => boolean;
} ) {
	return (
		<Section title={ __( 'Kept by the administrators', 'svc' ) }>
			<dl className="svc-facts">
				{ keys
					.filter( ( key ) => draft[ key ] && ! may( key ) )
					.map( ( key ) => (
						<div key={ key }>
							<dt>{ labelOf( key ) }</dt>
							<dd>
								<ShownValue
									of={ key }
									value={ draft[ key ] ?? '' }
								/>
							</dd>
						</div>
					) ) }
				{ manager && (
					<div>
						<dt>{ __( 'Manager', 'svc' ) }</dt>
						<dd>{ manager.label }</dd>
					</div>
				) }
			</dl>
			<p className="svc-note">
				{ __(
					'Is something of this wrong? Tell an administrator.',
					'svc'
				) }
			</p>
		</Section>
	);
}
