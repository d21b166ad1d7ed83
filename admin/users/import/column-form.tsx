import { Button, Card, CardBody, Notice } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
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
import { fullName } from './columns/names';
import { DateSection } from './date-section';
import { leaversIn } from './leavers';
import { draftOf, isReady, type Mapping } from './mapping';
import { firstMapping, keepMapping } from './mapping-memory';
import { keepNames } from './name-memory';
import { NameSection } from './name-section';
import { Options } from './options';
import { prepared, type Prepared } from './prepare';
import {
	titlesWithRoles,
	type Reading,
	unclearDate,
	unknownRolesOf,
	withColumns,
} from './reading';
import { RoleSection, TitleSection } from './role-section';
import type { Spreadsheet } from './spreadsheet/read';
import { failureText } from './texts';
import { useReading } from './use-reading';

export interface Begun {
	begun: Import;
	sent: Prepared;
	mapping: Mapping;
}

interface Props {
	spreadsheet: Spreadsheet;
	known: ImportColumn[];
	/** Where the user comes back to the form. */
	before: Mapping | null;
	onBegun: ( begun: Begun ) => void;
}

/** Creates the import of a file. */
function useBegin(
	spreadsheet: Spreadsheet,
	reading: Reading,
	onBegun: ( begun: Begun ) => void
) {
	const [ isBusy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState< unknown >( null );

	async function begin( mapping: Mapping ) {
		setBusy( true );
		setFailure( null );
		try {
			const sent = prepared( spreadsheet, mapping, reading );
			const draft = draftOf( mapping, sent.columns, spreadsheet.name );
			const { body } = await createImport( transport, draft );
			keepMapping( spreadsheet, mapping );
			keepNames( body.id, mapping.names );
			onBegun( { begun: body, sent, mapping } );
		} catch ( thrown ) {
			setFailure( thrown );
			setBusy( false );
		}
	}

	return { isBusy, failure, begin };
}

/** The columns and options of a new import. */
export function ColumnForm( { spreadsheet, known, before, onBegun }: Props ) {
	const reading = useReading();
	const [ first ] = useState( () =>
		before
			? { mapping: before, isRemembered: false }
			: firstMapping( spreadsheet, known, reading )
	);
	const [ mapping, setMapping ] = useState( first.mapping );
	const { isBusy, failure, begin } = useBegin(
		spreadsheet,
		reading,
		onBegun
	);
	const { columns } = mapping;
	const example = useMemo(
		() => unclearDate( spreadsheet, columns, reading ),
		[ spreadsheet, columns, reading ]
	);
	const unknownRoles = useMemo(
		() => unknownRolesOf( spreadsheet, columns, reading ),
		[ spreadsheet, columns, reading ]
	);
	const titles = useMemo(
		() => titlesWithRoles( spreadsheet, columns, reading ),
		[ spreadsheet, columns, reading ]
	);
	const leavers = useMemo(
		() => leaversIn( spreadsheet, reading.dates ),
		[ spreadsheet, reading ]
	);
	const isWhole =
		isReady( mapping ) &&
		( example === null || mapping.dateOrder !== null );

	return (
		<form
			className="svc-import__form"
			onSubmit={ ( event ) => {
				event.preventDefault();
				void begin( mapping );
			} }
		>
			{ first.isRemembered && (
				<p className="svc-note">
					{ __(
						'The columns are matched as in your last file with these headers.',
						'svc'
					) }
				</p>
			) }
			<Card as="section">
				<CardBody>
					<ColumnTable
						spreadsheet={ spreadsheet }
						known={ known }
						mapping={ mapping }
						onChange={ ( changed ) =>
							setMapping(
								withColumns(
									mapping,
									changed,
									spreadsheet,
									known,
									reading
								)
							)
						}
					/>
				</CardBody>
			</Card>
			{ example !== null && (
				<DateSection
					mapping={ mapping }
					example={ example }
					dates={ reading.dates }
					onChange={ ( dateOrder ) =>
						setMapping( { ...mapping, dateOrder } )
					}
				/>
			) }
			{ columns.includes( fullName ) && (
				<NameSection
					spreadsheet={ spreadsheet }
					mapping={ mapping }
					onChange={ setMapping }
				/>
			) }
			{ unknownRoles.size > 0 && (
				<RoleSection
					mapping={ mapping }
					unknown={ unknownRoles }
					reading={ reading }
					onChange={ setMapping }
				/>
			) }
			{ titles.size > 0 && (
				<TitleSection
					mapping={ mapping }
					titles={ titles }
					reading={ reading }
					onChange={ setMapping }
				/>
			) }
			<Options
				mapping={ mapping }
				known={ known }
				reading={ reading }
				leavers={ leavers }
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
					disabled={ isBusy || ! isWhole }
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
