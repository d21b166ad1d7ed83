import { Button, Card, CardBody, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type {
	Import,
	ImportColumn,
} from '../../../client/src/users/import-schemas.js';
import { createImport } from '../../../client/src/users/imports.js';
import { addressOf } from '../../shared/location';
import { Link } from '../../shared/link';
import { NotYet } from '../../shared/not-yet';
import { transport } from '../../shared/transport';
import { ColumnTable } from './column-table';
import { draftOf, isReady, matchFor, type Mapping } from './mapping';
import { Options } from './options';
import { guess } from './sheet/guess';
import type { Sheet } from './sheet/read';
import { Step } from './step';
import { useColumns } from './use-columns';
import { failureText, rowsText } from './words';

interface Props {
	sheet: Sheet;
	onBegun: ( begun: Import ) => void;
}

/** Says what the columns of a file are, and how it is to be taken. */
export function Columns( { sheet, onBegun }: Props ) {
	const { value: known, ...asked } = useColumns();
	return (
		<Step at="columns" title={ __( 'What the columns are', 'svc' ) }>
			<p>
				{ sprintf(
					/* translators: 1: name of a file, 2: how many rows, such as "500 rows". */
					__( '%1$s, %2$s.', 'svc' ),
					sheet.name,
					rowsText( sheet.rows.length )
				) }
			</p>
			<Findings sheet={ sheet } />
			{ known ? (
				<Form sheet={ sheet } known={ known } onBegun={ onBegun } />
			) : (
				<NotYet { ...asked } />
			) }
		</Step>
	);
}

/** What the reader had to make of the file. */
const Findings = ( { sheet }: { sheet: Sheet } ) => (
	<>
		{ sheet.encoding === 'Windows-1252' && (
			<Notice status="warning" isDismissible={ false }>
				{ __(
					'This file is not in UTF-8, so it was read as Windows-1252 (Western European). Look at the letters below: if they are wrong, save the file as “CSV UTF-8” and choose it again.',
					'svc'
				) }
			</Notice>
		) }
		{ sheet.overlong !== null && (
			<Notice status="warning" isDismissible={ false }>
				{ sprintf(
					/* translators: %d: number of a row. */
					__(
						'Row %d has more cells than there are headers; what is beyond the last header is left aside. A comma outside of quotation marks may have moved the others.',
						'svc'
					),
					sheet.overlong
				) }
			</Notice>
		) }
	</>
);

function Form( { sheet, known, onBegun }: Props & { known: ImportColumn[] } ) {
	const [ mapping, setMapping ] = useState< Mapping >( () => {
		const columns = guess( sheet.headers, known );
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
			const draft = draftOf( mapping, sheet.name );
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
						sheet={ sheet }
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
