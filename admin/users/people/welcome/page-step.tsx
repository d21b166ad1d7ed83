import { Button, Notice } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { textOf } from '../../../shared/failure';
import { useAnswer } from '../../../shared/use-answer';
import {
	findDirectoryPage,
	makeDirectoryPage,
	type DirectoryPage,
} from './directory-page';
import type { MenuOutcome } from './menu';
import { MenuNotice } from './menu-notice';
import { Step } from './step';

/** Done when a published page has the directory block, also one that was made by hand. */
export function PageStep() {
	const found = useAnswer( 'welcome page', findDirectoryPage );
	const [ made, setMade ] = useState< DirectoryPage | null >( null );
	const [ menu, setMenu ] = useState< MenuOutcome | null >( null );
	const [ failure, setFailure ] = useState< string | null >( null );
	const [ isBusy, setBusy ] = useState( false );
	const view = useRef< HTMLAnchorElement >( null );
	const page = made ?? found.value;
	const isKnown = ! found.isWaiting && found.failure === null;

	// The button that had the focus is gone.
	useEffect( () => {
		if ( made ) {
			view.current?.focus();
		}
	}, [ made ] );

	async function make() {
		setBusy( true );
		setFailure( null );
		try {
			const result = await makeDirectoryPage();
			setMade( result.page );
			setMenu( result.menu );
		} catch ( thrown ) {
			setFailure( textOf( thrown ) );
		} finally {
			setBusy( false );
		}
	}

	return (
		<Step
			title={ __( 'Make a directory page', 'svc' ) }
			isDone={ isKnown ? Boolean( page?.isPublished ) : null }
		>
			<p>{ pageText( page ) }</p>
			{ failure !== null && (
				<Notice status="error" isDismissible={ false }>
					{ failure }
				</Notice>
			) }
			{ found.failure !== null && (
				<Notice
					status="error"
					isDismissible={ false }
					actions={ [
						{
							label: __( 'Try again', 'svc' ),
							onClick: found.again,
						},
					] }
				>
					{ textOf( found.failure ) }
				</Notice>
			) }
			{ menu && <MenuNotice outcome={ menu } /> }
			<div className="svc-welcome__actions">
				{ page ? (
					<PageLinks page={ page } first={ view } />
				) : (
					<Button
						variant="secondary"
						size="compact"
						isBusy={ isBusy }
						disabled={ isBusy || ! isKnown }
						accessibleWhenDisabled
						onClick={ () => void make() }
					>
						{ __( 'Make the page', 'svc' ) }
					</Button>
				) }
			</div>
		</Step>
	);
}

function pageText( page: DirectoryPage | null ): string {
	if ( page === null ) {
		return __(
			'One click publishes a page where your people can be searched and filtered, and adds it to the menu of the site. Visitors see the people who are public, colleagues see everyone.',
			'svc'
		);
	}
	return page.isPublished
		? /* translators: %s: title of a page. */
			sprintf( __( '“%s” shows your people.', 'svc' ), page.title )
		: sprintf(
				/* translators: %s: title of a page. */
				__(
					'“%s” has the directory, but is not published yet. Open it in the editor to publish it.',
					'svc'
				),
				page.title
			);
}

const PageLinks = ( {
	page,
	first,
}: {
	page: DirectoryPage;
	first: React.Ref< HTMLAnchorElement >;
} ) => (
	<>
		{ page.isPublished && (
			<Button
				ref={ first }
				variant="secondary"
				size="compact"
				href={ page.link }
			>
				{ __( 'View page', 'svc' ) }
			</Button>
		) }
		<Button variant="secondary" size="compact" href={ page.editLink }>
			{ __( 'Edit page', 'svc' ) }
		</Button>
	</>
);
