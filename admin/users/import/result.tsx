import { Button, Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Import } from '../../../client/src/users/import-schemas.js';
import { addressOf } from '../../shared/location';
import { Invitations } from './invitations';
import { ReportLink } from './report-link';
import { Rows } from './rows';
import { Step } from './step';
import { number, nameOf } from './texts';

/** The result in sentences. */
function sentences( {
	created,
	changed,
	refused,
	with_problems,
}: Import ): string {
	const told = [
		created > 0 &&
			sprintf(
				/* translators: %s: a number. */
				_n(
					'%s profile was created.',
					'%s profiles were created.',
					created,
					'svc'
				),
				number( created )
			),
		changed > 0 &&
			sprintf(
				/* translators: %s: a number. */
				_n(
					'%s profile was changed.',
					'%s profiles were changed.',
					changed,
					'svc'
				),
				number( changed )
			),
		created + changed === 0 && __( 'No profiles were changed.', 'svc' ),
		with_problems > 0 &&
			sprintf(
				/* translators: %s: a number. */
				_n(
					'%s person was imported without the values that have problems.',
					'%s people were imported without the values that have problems.',
					with_problems,
					'svc'
				),
				number( with_problems )
			),
		refused > 0 &&
			sprintf(
				/* translators: %s: a number. */
				_n(
					'%s row was refused.',
					'%s rows were refused.',
					refused,
					'svc'
				),
				number( refused )
			),
	];
	return told.filter( Boolean ).join( ' ' );
}

/** The result of an import, finished or cancelled. */
export function Result( { now }: { now: Import } ) {
	const isFinished = now.status === 'finished';
	const left = now.total - now.done;
	return (
		<Step
			at="import"
			title={
				isFinished
					? __( 'Import finished', 'svc' )
					: __( 'Import cancelled', 'svc' )
			}
		>
			<Notice
				status={ isFinished ? 'success' : 'info' }
				isDismissible={ false }
			>
				{ `${ nameOf( now ) }: ${ sentences( now ) }` }{ ' ' }
				{ left > 0 &&
					sprintf(
						/* translators: %s: a number. */
						_n(
							'%s row was not imported.',
							'%s rows were not imported.',
							left,
							'svc'
						),
						number( left )
					) }
			</Notice>
			{ now.invites && <Invitations now={ now } /> }
			<div className="svc-import__buttons">
				<Button
					__next40pxDefaultSize
					variant="primary"
					href={
						now.created > 0
							? addressOf( 'svc-people', {
									orderby: 'id',
									order: 'desc',
								} )
							: addressOf( 'svc-people' )
					}
				>
					{ now.created > 0
						? __( 'Show people, newest first', 'svc' )
						: __( 'Show people', 'svc' ) }
				</Button>
				<ReportLink now={ now } />
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					href={ addressOf( 'svc-people-import' ) }
				>
					{ __( 'Import another file', 'svc' ) }
				</Button>
			</div>
			<Rows now={ now } />
		</Step>
	);
}
