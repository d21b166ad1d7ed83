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
import { Earlier } from './earlier';
import { emptySheet } from './empty-sheet';
import {
	isRefusal,
	largestFile,
	sheetOf,
	type Refusal,
	type Sheet,
} from './sheet/read';
import { Step } from './step';
import { useColumns } from './use-columns';
import { refusalText } from './words';

async function read( file: File ): Promise< Sheet | Refusal > {
	if ( file.size > largestFile ) {
		return { why: 'too-big' };
	}
	try {
		return sheetOf( file.name, new Uint8Array( await file.arrayBuffer() ) );
	} catch {
		return { why: 'unreadable' };
	}
}

/** A file is chosen, or an earlier import is looked at. */
export function Start( { onRead }: { onRead: ( sheet: Sheet ) => void } ) {
	return (
		<Step at="file" title={ __( 'Choose a file', 'svc' ) }>
			<ChooseFile onRead={ onRead } />
			<Earlier />
		</Step>
	);
}

export function ChooseFile( { onRead }: { onRead: ( sheet: Sheet ) => void } ) {
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
						{ __( 'Drag a CSV file here, or choose one:', 'svc' ) }
					</p>
					<FormFileUpload
						accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
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
						'Each row is a person; the first row has the headers. Nothing is changed before you have seen what would happen to each row. Any program’s sheet will do, and so will an export of the list of people.',
						'svc'
					) }{ ' ' }
					{ columns && (
						<a href={ emptySheet( columns ) } download="people.csv">
							{ __( 'Empty sheet with all columns', 'svc' ) }
						</a>
					) }
				</p>
			</CardBody>
		</Card>
	);
}
