import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { addressOf } from '../../shared/location';
import { Link } from '../../shared/link';
import { named, Problem } from './problem';
import type { Damage } from './use-damage';

/** What only repairing puts right. */
export function Broken( {
	damage: { report, isBusy, check: look, repair },
}: {
	damage: Damage;
} ) {
	const findings = report?.findings ?? [];
	return (
		<>
			{ findings.map( ( { damage, title, count, remedy, examples } ) => (
				<Problem key={ damage } title={ title } count={ count }>
					<ul>
						{ examples.slice( 0, named ).map( ( one, index ) => (
							<li key={ index }>
								{ one.profile_id > 0 ? (
									<Link
										href={ addressOf( 'svc-people', {
											person: one.profile_id,
										} ) }
									>
										{ one.name }
									</Link>
								) : (
									one.name
								) }
							</li>
						) ) }
					</ul>
					<p>
						{ sprintf(
							/* translators: %s: a sentence on what repairing does. */
							__( 'Repairing: %s', 'svc' ),
							remedy
						) }
					</p>
				</Problem>
			) ) }
			<div className="svc-problems__foot">
				<p>
					{ __(
						'Managers are looked at whenever this page is opened. All that is stored about people can be checked as well; that may take a while.',
						'svc'
					) }
				</p>
				<Button
					__next40pxDefaultSize
					variant={ findings.length > 0 ? 'tertiary' : 'secondary' }
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ () => void look() }
				>
					{ __( 'Check everything', 'svc' ) }
				</Button>
				{ findings.length > 0 && (
					<Button
						__next40pxDefaultSize
						variant="primary"
						isBusy={ isBusy }
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ () => void repair() }
					>
						{ __( 'Repair', 'svc' ) }
					</Button>
				) }
			</div>
		</>
	);
}
