import { Button, CheckboxControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import {
	duplicateLeadPage,
	type LeadPage,
} from '../../../client/src/lead-pages/index';
import { boot } from '../../shared/boot';
import { DialogButtons } from '../../shared/dialog-buttons';
import { unlessClosed } from '../../shared/leaving';
import { oneByOne } from '../../shared/list/one-by-one';
import { Progress } from '../../shared/list/progress';
import type { ActionProps } from '../../shared/list/use-bulk';
import type { Choice } from '../../shared/pick';
import { transport } from '../../shared/transport';
import { leadBoot } from '../boot';
import { personName, usePeople } from '../shared/people';
import { PickLeadPerson } from '../shared/pick-lead-person';
import { copyFor, longestTitle, type Receiver } from './copies';
import { CopyReport, type Copies } from './copy-report';
import type { Row } from './list';

/** Makes a draft of a page for each of several people, or for the caller, and reports what was made. */
export function DuplicateDialog( {
	items: [ page ],
	close,
	onChanged,
}: ActionProps< Row > ) {
	const [ tried, setTried ] = useState< number | null >( null );
	const [ all, setAll ] = useState( 0 );
	const [ copies, setCopies ] = useState< Copies | null >( null );
	async function start( receivers: Receiver[], choices: Choices ) {
		const made: LeadPage[] = [];
		setTried( 0 );
		setAll( receivers.length );
		const { refused } = await unlessClosed( () =>
			oneByOne(
				receivers,
				async ( one ) => {
					const { body } = await duplicateLeadPage(
						transport,
						page!.id,
						copyFor( one, choices )
					);
					made.push( body );
				},
				setTried
			)
		);
		setTried( null );
		setCopies( { made, refused } );
	}
	if ( copies ) {
		return (
			<CopyReport
				{ ...copies }
				close={ () => {
					close();
					onChanged( [] );
				} }
			/>
		);
	}
	return (
		<>
			<Choosing
				page={ page! }
				isBusy={ tried !== null }
				onStart={ start }
				close={ close }
			/>
			{ tried !== null && all > 1 && (
				<Progress
					label={ __( 'Duplicate', 'svc' ) }
					tried={ tried }
					of={ all }
				/>
			) }
		</>
	);
}

type Choices = Parameters< typeof copyFor >[ 1 ];

interface Props {
	page: Row;
	isBusy: boolean;
	onStart: ( receivers: Receiver[], choices: Choices ) => Promise< void >;
	close: () => void;
}

function Choosing( { page, isBusy, onStart, close }: Props ) {
	const isManager = leadBoot().mayManagePages;
	const [ chosen, setChosen ] = useState< Receiver[] >( [] );
	const [ title, setTitle ] = useState( page.title );
	const [ hasNames, setNames ] = useState( true );
	const [ partner, setPartner ] = useState< Choice | null | undefined >();
	const receivers = isManager
		? chosen
		: [ { id: boot().me.userId, name: '' } ];
	return (
		<form
			className="svc-dialog"
			onSubmit={ ( event ) => {
				event.preventDefault();
				event.stopPropagation();
				void onStart( receivers, {
					title,
					hasNames: isManager && hasNames,
					...( partner !== undefined && {
						partner: partner && Number( partner.value ),
					} ),
				} );
			} }
		>
			{ isManager && (
				<Receivers chosen={ chosen } onChange={ setChosen } />
			) }
			<TextControl
				__next40pxDefaultSize
				label={ __( 'Title', 'svc' ) }
				maxLength={ longestTitle }
				value={ title }
				onChange={ setTitle }
			/>
			{ isManager && (
				<>
					<CheckboxControl
						label={ __(
							'Add the name of each person to the title',
							'svc'
						) }
						checked={ hasNames }
						onChange={ setNames }
					/>
					<PartnerChoice
						page={ page }
						partner={ partner }
						onChange={ setPartner }
					/>
				</>
			) }
			<p>
				{ __(
					'Copies are drafts with the same content, form and routing.',
					'svc'
				) }
			</p>
			<DialogButtons
				label={ __( 'Duplicate', 'svc' ) }
				onCancel={ close }
				isBusy={ isBusy }
				isReady={ receivers.length > 0 && title.trim() !== '' }
			/>
		</form>
	);
}

function PartnerChoice( {
	page,
	partner,
	onChange,
}: {
	page: Row;
	partner: Choice | null | undefined;
	onChange: ( partner: Choice | null ) => void;
} ) {
	const own = page.partner_user_id;
	const people = usePeople( own === null ? [] : [ own ] );
	return (
		<PickLeadPerson
			label={ __( 'Partner', 'svc' ) }
			role="realtor_partner"
			value={
				partner === undefined && own !== null
					? { value: String( own ), label: personName( people, own ) }
					: ( partner ?? null )
			}
			onChange={ onChange }
		/>
	);
}

function Receivers( {
	chosen,
	onChange,
}: {
	chosen: Receiver[];
	onChange: ( chosen: Receiver[] ) => void;
} ) {
	// Choosing empties the control for the next person.
	const [ turn, setTurn ] = useState( 0 );
	return (
		<div role="group" aria-label={ __( 'Owners of the copies', 'svc' ) }>
			<PickLeadPerson
				key={ turn }
				label={ __( 'For', 'svc' ) }
				help={ __( 'Each person gets a copy.', 'svc' ) }
				except={ chosen.map( ( { id } ) => id ) }
				isOwner
				value={ null }
				onChange={ ( choice ) => {
					if ( choice ) {
						onChange( [
							...chosen,
							{ id: Number( choice.value ), name: choice.label },
						] );
						setTurn( turn + 1 );
					}
				} }
			/>
			<ul className="svc-people-field">
				{ chosen.map( ( { id, name } ) => (
					<li key={ id }>
						{ name }
						<Button
							size="small"
							icon={ closeSmall }
							/* translators: %s: name of a person. */
							label={ sprintf( __( 'Remove %s', 'svc' ), name ) }
							onClick={ () =>
								onChange(
									chosen.filter( ( one ) => one.id !== id )
								)
							}
						/>
					</li>
				) ) }
			</ul>
		</div>
	);
}
