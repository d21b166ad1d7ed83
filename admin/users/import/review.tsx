import { Button, Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Import } from '../../../client/src/users/import-schemas.js';
import { addressOf, replaceAddress } from '../../shared/location';
import { CancelButton } from './cancel';
import { ChangeColumns } from './change-columns';
import { ReportLink } from './report-link';
import { Rows } from './rows';
import { Step } from './step';
import { ImportErrors } from './errors';
import type { ImportTask } from './use-import';
import { number, nameOf } from './texts';

interface Props {
	now: Import;
	importTask: ImportTask;
	onCancel: () => void;
	/** Goes back to the columns, as long as the file is at hand. */
	onChangeColumns: ( () => void ) | null;
}

/** What becomes of the refused rows, and of the others if there are any. */
const refusedText = ( { refused }: Import, others: number ): string =>
	others > 0
		? sprintf(
				/* translators: %s: a number. */
				_n(
					'%s row is refused and will be skipped. You can import the other rows now, or correct it in your file and start again.',
					'%s rows are refused and will be skipped. You can import the other rows now, or correct them in your file and start again.',
					refused,
					'svc'
				),
				number( refused )
			)
		: sprintf(
				/* translators: %s: a number. */
				_n(
					'%s row is refused. Correct it in your file and start again.',
					'%s rows are refused. Correct them in your file and start again.',
					refused,
					'svc'
				),
				number( refused )
			);

/** The result of the dry run. */
export function Review( {
	now,
	importTask,
	onCancel,
	onChangeColumns,
}: Props ) {
	const count = now.created + now.changed;
	return (
		<Step at="check" title={ __( 'Review the import', 'svc' ) }>
			<p>
				{ sprintf(
					/* translators: %s: name of a file. */
					__(
						'Every row of %s has been checked. Nothing has been changed yet.',
						'svc'
					),
					nameOf( now )
				) }
			</p>
			<ImportErrors importTask={ importTask } />
			{ now.refused > 0 && (
				<Notice status="warning" isDismissible={ false }>
					{ refusedText( now, count ) }
				</Notice>
			) }
			{ now.with_problems > 0 && (
				<Notice status="warning" isDismissible={ false }>
					{ sprintf(
						/* translators: %s: a number. */
						_n(
							'%s person is imported without the values that have problems.',
							'%s people are imported without the values that have problems.',
							now.with_problems,
							'svc'
						),
						number( now.with_problems )
					) }
				</Notice>
			) }
			{ count === 0 && now.refused < now.total && (
				<Notice status="info" isDismissible={ false }>
					{ __(
						'There is nothing to import: the profiles already have all values of the file.',
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
							// The filter of the dry run does not apply to the import.
							replaceAddress(
								addressOf( 'svc-people-import', {
									import: now.id,
								} )
							);
							importTask.start( 'run' );
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
				{ onChangeColumns && (
					<ChangeColumns now={ now } onDone={ onChangeColumns } />
				) }
				<ReportLink now={ now } />
				<CancelButton onClick={ onCancel } />
			</div>
			<Rows now={ now } />
		</Step>
	);
}
