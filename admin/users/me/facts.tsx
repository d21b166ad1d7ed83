import { __ } from '@wordpress/i18n';
import type { Described } from '../../shared/form/conflict-dialog';
import { Section } from '../../shared/form/section';
import type { PersonVersion } from '../shared/profile/read';

const names = [
	'first_name',
	'last_name',
	'role',
	'email',
	'job_title',
	'meta.svc_department',
	'intranet.start_date',
];

interface Props {
	version: PersonVersion;
	described: Described;
	may: ( name: string ) => boolean;
}

/** The fields of one's own profile that only administrators change. */
export function Facts( {
	version: { draft, manager },
	described: { labelOf, Shown },
	may,
}: Props ) {
	const facts = names.filter( ( name ) => draft[ name ] && ! may( name ) );
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
