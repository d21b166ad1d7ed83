import {
	Button,
	Card,
	CardBody,
	DropZone,
	FormFileUpload,
	Notice,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { PreviousImports } from './previous-imports';
import { emptySpreadsheet } from './empty-spreadsheet';
import {
	isRefusal,
	largestFile,
	spreadsheetsOf,
	type Refusal,
	type Spreadsheet,
} from './spreadsheet/read';
import { Step } from './step';
import { useColumns } from './use-columns';
import { refusalText } from './texts';

const accepted = [
	'.xlsx,.csv,.tsv,.txt,text/csv,text/tab-separated-values',
	'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
].join( ',' );

async function read( file: File ): Promise< Spreadsheet[] | Refusal > {
	if ( file.size > largestFile ) {
		return { why: 'too-big' };
	}
	try {
		return await spreadsheetsOf(
			file.name,
			new Uint8Array( await file.arrayBuffer() )
		);
	} catch {
		return { why: 'unreadable' };
	}
}

/** The first step: a file for a new import, or a previous import. */
export function Start( {
	onRead,
}: {
	onRead: ( sheets: Spreadsheet[] ) => void;
} ) {
	return (
		<Step at="file" title={ __( 'Choose a file', 'svc' ) }>
			<ChooseFile onRead={ onRead } />
			<PreviousImports />
		</Step>
	);
}

export function ChooseFile( {
	onRead,
}: {
	onRead: ( sheets: Spreadsheet[] ) => void;
} ) {
	const [ refusal, setRefusal ] = useState< Refusal | null >( null );
	const [ isReading, setReading ] = useState( false );
	const { value: columns } = useColumns();

	async function take( file: File | undefined ) {
		if ( ! file ) {
			return;
		}
		setRefusal( null );
		setReading( true );
		const found = await read( file );
		setReading( false );
		if ( isRefusal( found ) ) {
			setRefusal( found );
		} else {
			onRead( found );
		}
	}

	return (
		<Card as="section" className="svc-choose-file">
			<CardBody>
				<div aria-live="assertive">
					{ refusal && (
						<Notice status="error" isDismissible={ false }>
							{ refusalText( refusal ) }
						</Notice>
					) }
				</div>
				<div className="svc-choose-file__zone">
					<DropZone
						label={ __( 'Drop the file here', 'svc' ) }
						onFilesDrop={ ( [ file ] ) => void take( file ) }
					/>
					<p>
						{ __(
							'Drop an Excel (XLSX) or CSV file here, or choose one:',
							'svc'
						) }
					</p>
					<FormFileUpload
						accept={ accepted }
						onChange={ ( { currentTarget } ) => {
							void take( currentTarget.files?.[ 0 ] );
							// The same file, corrected, may be chosen again.
							currentTarget.value = '';
						} }
						render={ ( { openFileDialog } ) => (
							<Button
								__next40pxDefaultSize
								variant="primary"
								isBusy={ isReading }
								onClick={ openFileDialog }
							>
								{ __( 'Choose file', 'svc' ) }
							</Button>
						) }
					/>
				</div>
				<p>
					{ __(
						'Each row is a person, and the first row has the headers. You will see what would happen to each row before anything is changed. You can use an export of your HR system or directory, a spreadsheet from any program, or an export of the list of people.',
						'svc'
					) }{ ' ' }
					{ columns && (
						<a
							href={ emptySpreadsheet( columns ) }
							download="people.csv"
						>
							{ __(
								'Download an empty spreadsheet with all columns',
								'svc'
							) }
						</a>
					) }
				</p>
			</CardBody>
		</Card>
	);
}
