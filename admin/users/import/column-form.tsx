import { Button, Card, CardBody, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type {
	Import,
	ImportColumn,
} from '../../../client/src/users/import-schemas.js';
import { createImport } from '../../../client/src/users/imports.js';
import { Link } from '../../shared/link';
import { addressOf } from '../../shared/location';
import { transport } from '../../shared/transport';
import { ColumnTable } from './column-table';
import { draftOf, isReady, matchFor, type Mapping } from './mapping';
import { Options } from './options';
import { guess } from './spreadsheet/guess';
import type { Spreadsheet } from './spreadsheet/read';
import { failureText } from './texts';

interface Props {
	spreadsheet: Spreadsheet;
	known: ImportColumn[];
	onBegun: ( begun: Import ) => void;
}

/** The columns and options of a new import. */
export function ColumnForm( { spreadsheet, known, onBegun }: Props ) {
	const [ mapping, setMapping ] = useState< Mapping >( () => {
		const columns = guess( spreadsheet.headers, known );
		return {
			columns,
			match: matchFor( columns ),
			clears: false,
			createsAccounts: false,
		};
	} );
	const [ isBusy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState< unknown >( null );

	async function begin() {
		setBusy( true );
		setFailure( null );
		try {
			const draft = draftOf( mapping, spreadsheet.name );
			onBegun( ( await createImport( transport, draft ) ).body );
		} catch ( thrown ) {
			setFailure( thrown );
			setBusy( false );
		}
	}

	return (
		<form
			className="svc-import__form"
			onSubmit={ ( event ) => {
				event.preventDefault();
				void begin();
			} }
		>
			<Card as="section">
				<CardBody>
					<ColumnTable
						spreadsheet={ spreadsheet }
						known={ known }
						mapping={ mapping }
						onChange={ ( columns ) =>
							setMapping( { ...mapping, columns } )
						}
					/>
				</CardBody>
			</Card>
			<Options
				mapping={ mapping }
				known={ known }
				onChange={ setMapping }
			/>
			<div aria-live="assertive">
				{ failure !== null && (
					<Notice status="error" isDismissible={ false }>
						{ failureText( failure ) }
					</Notice>
				) }
			</div>
			<div className="svc-import__buttons">
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					isBusy={ isBusy }
					disabled={ isBusy || ! isReady( mapping ) }
					accessibleWhenDisabled
				>
					{ __( 'Check rows', 'svc' ) }
				</Button>
				<Link href={ addressOf( 'svc-people-import' ) }>
					{ __( 'Choose another file', 'svc' ) }
				</Link>
				<span>
					{ __( 'This is a dry run. Nothing is changed.', 'svc' ) }
				</span>
			</div>
		</form>
	);
}
