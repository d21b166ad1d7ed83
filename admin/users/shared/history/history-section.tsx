import { Button, Notice, VisuallyHidden } from '@wordpress/components';
import { useEffect, useId, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { textOf } from '../../../shared/failure';
import type { FieldRows } from '../../../shared/form/field-row';
import { Section } from '../../../shared/form/section';
import { NotYet } from '../../../shared/not-yet';
import type { PersonVersion } from '../profile/read';
import { authorName } from '../../../shared/people/authors';
import { Entry } from './entry';
import { useHistory } from './use-history';

interface Props {
	id: number;
	rows: FieldRows;
	/** Changes when the profile has been saved: the history is then read again. */
	version: string;
}

/** Both ETags of a person. */
export const historyVersion = ( {
	profileTag,
	intranetTag,
}: Pick< PersonVersion, 'profileTag' | 'intranetTag' > ): string =>
	`${ profileTag } ${ intranetTag }`;

/** What was changed in a profile. It is read when it is opened. */
export function HistorySection( { version, ...props }: Props ) {
	const [ isOpen, setOpen ] = useState( false );
	const region = useId();
	return (
		<Section title={ __( 'History', 'svc' ) }>
			<div>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					aria-expanded={ isOpen }
					aria-controls={ region }
					onClick={ () => setOpen( ! isOpen ) }
				>
					{ isOpen
						? __( 'Hide history', 'svc' )
						: __( 'Show history', 'svc' ) }
				</Button>
			</div>
			<div id={ region } hidden={ ! isOpen }>
				{ isOpen && <HistoryList key={ version } { ...props } /> }
			</div>
		</Section>
	);
}

function HistoryList( { id, rows }: Omit< Props, 'version' > ) {
	const { value, failure, isWaiting, again, more } = useHistory( id );
	const first = useRef< HTMLLIElement >( null );
	const [ before, setBefore ] = useState( 0 );
	const number = value?.entries.length ?? 0;
	useEffect( () => {
		if ( before > 0 ) {
			first.current?.focus();
		}
	}, [ before, number ] );
	if ( ! value ) {
		return (
			<NotYet
				failure={ failure }
				isWaiting={ isWaiting }
				again={ again }
			/>
		);
	}
	if ( number === 0 ) {
		return <p>{ __( 'No changes have been recorded yet.', 'svc' ) }</p>;
	}
	return (
		<>
			<VisuallyHidden role="status">
				{ sprintf(
					/* translators: 1: number of changes shown, 2: number of all. */
					__( '%1$d of %2$d changes', 'svc' ),
					number,
					value.total
				) }
			</VisuallyHidden>
			<ol className="svc-history">
				{ value.entries.map( ( entry, index ) => (
					<Entry
						key={ entry.id }
						ref={ index === before ? first : null }
						entry={ entry }
						rows={ rows }
						author={ authorName( value.names, entry.user_id ) }
					/>
				) ) }
			</ol>
			{ failure !== null && (
				<Notice status="error" isDismissible={ false }>
					{ textOf( failure ) }
				</Notice>
			) }
			{ value.hasMore && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ isWaiting }
					disabled={ isWaiting }
					accessibleWhenDisabled
					onClick={ () => {
						if ( failure !== null ) {
							again();
							return;
						}
						setBefore( number );
						more();
					} }
				>
					{ failure === null
						? __( 'Load more', 'svc' )
						: __( 'Try again', 'svc' ) }
				</Button>
			) }
		</>
	);
}
