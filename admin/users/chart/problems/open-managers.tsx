import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { OpenManager } from '../../../../client/src/users/intranet/open-manager-schemas.js';
import { chooseFor, Problem } from './problem';
import type { OpenManagers as Entries } from './use-open-managers';

interface Props {
	entries: Entries;
	/** Shows a person in the chart. */
	goTo: ( id: number ) => void;
}

/** People whose manager an import could not set, with the people who may be meant. */
export function OpenManagers( { entries, goTo }: Props ) {
	const { list } = entries;
	if ( ! list || list.total === 0 ) {
		return null;
	}
	const more = list.total - list.data.length;
	return (
		<Problem
			title={ __( 'Managers that an import could not set', 'svc' ) }
			count={ list.total }
		>
			<p>
				{ __(
					'Choose who is meant, or dismiss the entry. A person keeps the manager they have until you choose another one.',
					'svc'
				) }
			</p>
			<ul>
				{ list.data.map( ( entry ) => (
					<Entry
						key={ entry.user_id }
						entry={ entry }
						entries={ entries }
						goTo={ goTo }
					/>
				) ) }
			</ul>
			{ more > 0 && (
				<p>
					{ sprintf(
						/* translators: %d: how many. */
						_n(
							'%d more is shown when these are settled.',
							'%d more are shown when these are settled.',
							more,
							'svc'
						),
						more
					) }
				</p>
			) }
		</Problem>
	);
}

function Entry( {
	entry,
	entries: { isBusy, choose, ask, dismiss },
	goTo,
}: Props & { entry: OpenManager } ) {
	const button = {
		size: 'small',
		disabled: isBusy,
		accessibleWhenDisabled: true,
	} as const;
	return (
		<li>
			<Button variant="link" onClick={ () => goTo( entry.user_id ) }>
				{ entry.name }
			</Button>
			<span>
				{ sprintf(
					/* translators: %s: what a file says of a person's manager. */
					__( 'Manager in the file: “%s”', 'svc' ),
					entry.cell
				) }
			</span>
			{ entry.candidates.map( ( one ) => (
				<Button
					key={ one.user_id }
					{ ...button }
					variant="secondary"
					aria-label={ sprintf(
						/* translators: 1: a person's name, 2: the manager's name and e-mail address. */
						__( 'Let %1$s report to %2$s', 'svc' ),
						entry.name,
						`${ one.name } (${ one.email })`
					) }
					onClick={ () =>
						void choose( entry, {
							id: one.user_id,
							name: one.name,
						} )
					}
				>
					{ `${ one.name } (${ one.email })` }
				</Button>
			) ) }
			<Button
				{ ...button }
				variant="secondary"
				aria-label={ chooseFor( entry.name ) }
				onClick={ () => void ask( entry ) }
			>
				{ __( 'Choose a manager', 'svc' ) }
			</Button>
			<Button
				{ ...button }
				variant="tertiary"
				aria-label={ sprintf(
					/* translators: %s: a name. */
					__( 'Dismiss the open manager of %s', 'svc' ),
					entry.name
				) }
				onClick={ () => void dismiss( entry ) }
			>
				{ __( 'Dismiss', 'svc' ) }
			</Button>
		</li>
	);
}
