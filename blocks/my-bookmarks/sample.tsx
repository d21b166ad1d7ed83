import { __ } from '@wordpress/i18n';

const posts = () => [
	{
		title: __( 'Rates this week', 'svc' ),
		facts: __( 'Post', 'svc' ),
		collection: __( 'Rates', 'svc' ),
	},
	{
		title: __( 'How we welcome new colleagues', 'svc' ),
		facts: __( 'Page', 'svc' ),
		collection: 'General',
	},
	{
		title: __( 'Checklist for closings', 'svc' ),
		facts: __( 'Post', 'svc' ),
		collection: __( 'Closings', 'svc' ),
	},
];

/** Sample for the inserter, without requests. */
export const Sample = () => (
	<ul className="svc-marks__list">
		{ posts().map( ( { title, facts, collection } ) => (
			<li className="svc-marks__item" key={ title }>
				<div className="svc-marks__what">
					<span className="svc-marks__title">{ title }</span>
					<span className="svc-marks__facts">{ facts }</span>
				</div>
				<span>{ collection }</span>
			</li>
		) ) }
	</ul>
);
