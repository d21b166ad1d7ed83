import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { hasStatus, textOf } from '../../shared/failure';
import { say } from '../../shared/say';
import { Screen } from '../../shared/screen';
import { useGuard } from '../../shared/use-guard';
import { Assistants } from '../../modern-data/assistants/section';
import { CustomFieldList } from './custom-field-list';
import { OwnerFields, PublicRoles, Uninstall } from './choices';
import {
	areSame,
	enabledOf,
	readSettings,
	writeSettings,
	type Stored,
} from './stored';

const form = 'svc-settings';

export function EditSettings( { start }: { start: Stored } ) {
	const [ stored, setStored ] = useState( start );
	const [ settings, setSettings ] = useState( start.settings );
	const [ enabled, setEnabled ] = useState( enabledOf( start ) );
	const [ isBusy, setBusy ] = useState( false );
	const [ text, setText ] = useState< string | null >( null );
	const isChanged =
		JSON.stringify( settings ) !== JSON.stringify( stored.settings ) ||
		! areSame( enabled, enabledOf( stored ) );
	const guard = useGuard( isChanged );

	async function submit() {
		setBusy( true );
		setText( null );
		try {
			await writeSettings( stored, settings, enabled );
			const fresh = await readSettings();
			setStored( fresh );
			setSettings( fresh.settings );
			setEnabled( enabledOf( fresh ) );
			say( __( 'Settings saved.', 'svc' ) );
		} catch ( thrown ) {
			if ( hasStatus( thrown, 412 ) ) {
				// What is chosen here stays chosen; saving again then overrules what is told.
				await readSettings().then( setStored, () => {} );
				setText(
					__(
						'Somebody else has saved these settings in the meantime. What you have chosen is still here: look at it, and save again to overrule theirs.',
						'svc'
					)
				);
			} else {
				setText( textOf( thrown ) );
			}
		} finally {
			setBusy( false );
		}
	}

	return (
		<Screen
			title={ __( 'People settings', 'svc' ) }
			actions={
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					form={ form }
					isBusy={ isBusy }
					disabled={ isBusy || ! isChanged }
					accessibleWhenDisabled
				>
					{ __( 'Save', 'svc' ) }
				</Button>
			}
		>
			<div aria-live="assertive">
				{ text !== null && (
					<Notice status="error" isDismissible={ false }>
						{ text }
					</Notice>
				) }
			</div>
			<form
				id={ form }
				className="svc-settings"
				onSubmit={ ( event ) => {
					event.preventDefault();
					void submit();
				} }
			>
				<PublicRoles settings={ settings } onChange={ setSettings } />
				<OwnerFields settings={ settings } onChange={ setSettings } />
				<Assistants
					endpoint={ stored.endpoint }
					tools={ stored.tools }
					enabled={ enabled }
					onChange={ setEnabled }
				/>
				<CustomFieldList />
				<Uninstall settings={ settings } onChange={ setSettings } />
			</form>
			{ guard }
		</Screen>
	);
}
