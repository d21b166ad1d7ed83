import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { addressOf } from '../../../shared/location';
import { Link } from '../../../shared/link';
import { named, Problem } from './problem';
import type { Repair } from './use-repair';

/** What repairing would change, and its buttons. */
export function Findings( {
	repair: { report, isBusy, check, repair },
}: {
	repair: Repair;
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
							__( 'Repair: %s', 'svc' ),
							remedy
						) }
					</p>
				</Problem>
			) ) }
			<div className="svc-problems__foot">
				<p>
					{ __(
						'Managers are checked each time this page is opened. Checking everything that is stored about people may take a while.',
						'svc'
					) }
				</p>
				<Button
					__next40pxDefaultSize
					variant={ findings.length > 0 ? 'tertiary' : 'secondary' }
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ () => void check() }
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
