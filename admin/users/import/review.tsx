import { Button, Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Import } from '../../../client/src/users/import-schemas.js';
import { addressOf, rename } from '../../shared/location';
import { CancelButton } from './cancel';
import { ReportLink } from './report-link';
import { Rows } from './rows';
import { Step } from './step';
import { Troubles } from './troubles';
import type { Following } from './use-import';
import { nameOf } from './earlier';
import { number } from './words';

interface Props {
	now: Import;
	following: Following;
	onCancel: () => void;
}

/** What the dry run has found, before anything is done. */
export function Review( { now, following, onCancel }: Props ) {
	const count = now.created + now.changed;
	return (
		<Step at="check" title={ __( 'What would happen', 'svc' ) }>
			<p>
				{ sprintf(
					/* translators: %s: name of a file. */
					__(
						'%s has been looked at row by row. Nothing is changed yet.',
						'svc'
					),
					nameOf( now )
				) }
			</p>
			<Troubles following={ following } />
			{ now.refused > 0 && (
				<Notice status="warning" isDismissible={ false }>
					{ sprintf(
						/* translators: %s: a number. */
						_n(
							'%s row is refused and will be left out. Import the others now, and that one when it is corrected; or correct it in your file first and begin again.',
							'%s rows are refused and will be left out. Import the others now, and those when they are corrected; or correct them in your file first and begin again.',
							now.refused,
							'svc'
						),
						number( now.refused )
					) }
				</Notice>
			) }
			{ count === 0 && now.refused < now.total && (
				<Notice status="info" isDismissible={ false }>
					{ __(
						'There is nothing to import: all that the file says is so already.',
						'svc'
					) }
				</Notice>
			) }
			<div className="svc-import__buttons">
				{ count > 0 && (
					<Button
						__next40pxDefaultSize
						variant="primary"
						onClick={ () => {
							// What was looked for in the dry run is another thing afterwards.
							rename(
								addressOf( 'svc-people-import', {
									import: now.id,
								} )
							);
							following.start( 'run' );
						} }
					>
						{ sprintf(
							/* translators: %s: a number. */
							_n(
								'Import %s person',
								'Import %s people',
								count,
								'svc'
							),
							number( count )
						) }
					</Button>
				) }
				<ReportLink now={ now } />
				<CancelButton onClick={ onCancel } />
			</div>
			<Rows now={ now } />
		</Step>
	);
}
