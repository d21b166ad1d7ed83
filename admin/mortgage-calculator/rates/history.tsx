import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { dayText } from '../../shared/day';
import type { Draft } from '../../shared/form/draft';
import { Section } from '../../shared/form/section';
import { shortDecimal } from '../../shared/form/decimal';
import { NotYet } from '../../shared/not-yet';
import { authorName } from '../../shared/people/authors';
import { agoText, momentText } from '../../shared/time';
import { draftOf } from './draft';
import { useHistory, type Published } from './use-history';

/** The tables that were published, with who did so and when. */
export function History( { onUse }: { onUse: ( draft: Draft ) => void } ) {
	const { value, more, ...asked } = useHistory();
	return (
		<Section title={ __( 'History', 'svc' ) }>
			{ value?.entries.length === 0 && (
				<p>{ __( 'No rates have been published yet.', 'svc' ) }</p>
			) }
			{ value && value.entries.length > 0 && (
				<ol className="svc-rates-history">
					{ value.entries.map( ( entry ) => (
						<Entry
							key={ entry.id }
							entry={ entry }
							author={ authorName( value.names, entry.user_id ) }
							onUse={ onUse }
						/>
					) ) }
				</ol>
			) }
			{ ( ! value || asked.failure !== null ) && <NotYet { ...asked } /> }
			{ value?.hasMore && asked.failure === null && (
				<div>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						isBusy={ asked.isWaiting }
						disabled={ asked.isWaiting }
						accessibleWhenDisabled
						onClick={ more }
					>
						{ __( 'Load more', 'svc' ) }
					</Button>
				</div>
			) }
			<p className="svc-note">
				{ __(
					'Rates are kept for two years after they were replaced, as evidence of what was shown.',
					'svc'
				) }
			</p>
		</Section>
	);
}

function Entry( {
	entry: { saved_at, table },
	author,
	onUse,
}: {
	entry: Published;
	author: string;
	onUse: ( draft: Draft ) => void;
} ) {
	return (
		<li>
			<details>
				<summary>
					<time dateTime={ saved_at }>
						{ momentText( saved_at ) }
					</time>
					<span className="svc-note">
						{ sprintf(
							/* translators: 1: who published the rates, 2: time, such as "3 days ago". */
							__( '%1$s, %2$s', 'svc' ),
							author,
							agoText( saved_at )
						) }
					</span>
				</summary>
				<p>
					{ sprintf(
						/* translators: %s: a date. */
						__( 'Rates as of %s', 'svc' ),
						dayText( table.as_of )
					) }
				</p>
				<ul>
					{ table.rates.map(
						( { label, rate, apr, points }, index ) => (
							<li key={ index }>
								{ sprintf(
									/* translators: 1: name of a loan, 2: its rate, 3: its APR, 4: its points. */
									__(
										'%1$s: %2$s%%, APR %3$s, %4$s points',
										'svc'
									),
									label,
									rate,
									apr === null ? '–' : `${ apr }%`,
									shortDecimal( points )
								) }
							</li>
						)
					) }
				</ul>
				{ table.note !== '' && <p>{ table.note }</p> }
				<Button
					__next40pxDefaultSize
					variant="secondary"
					aria-label={ sprintf(
						/* translators: %s: date and time. */
						__( 'Edit the rates of %s again', 'svc' ),
						momentText( saved_at )
					) }
					onClick={ () => onUse( draftOf( table, table.as_of ) ) }
				>
					{ __( 'Edit these again', 'svc' ) }
				</Button>
			</details>
		</li>
	);
}
