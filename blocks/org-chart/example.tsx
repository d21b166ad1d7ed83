import { __ } from '@wordpress/i18n';

/** Invented people for the inserter, which shows an org chart without a request. */
export const Example = () => (
	<div className="svc-org-chart is-tree">
		<div className="svc-org-chart__viewport">
			<ul className="svc-org-chart__tree">
				<Person
					name="Ana Ruiz"
					title={ __( 'Chief executive', 'svc' ) }
					reports={ [
						[ 'Bo Lind', __( 'Sales', 'svc' ) ],
						[ 'Chi Okafor', __( 'Operations', 'svc' ) ],
						[ 'Dana Novák', __( 'Finance', 'svc' ) ],
					] }
				/>
			</ul>
		</div>
	</div>
);

const Person = ( {
	name,
	title,
	reports = [],
}: {
	name: string;
	title: string;
	reports?: string[][];
} ) => (
	<li className="svc-org-chart__item">
		<div className="svc-org-chart__card">
			<span className="svc-org-chart__text">
				<span className="svc-org-chart__name">{ name }</span>
				<span className="svc-org-chart__title">{ title }</span>
			</span>
		</div>
		{ reports.length > 0 && (
			<ul className="svc-org-chart__group">
				{ reports.map( ( [ report = '', work = '' ] ) => (
					<Person key={ report } name={ report } title={ work } />
				) ) }
			</ul>
		) }
	</li>
);
