import { Button, TextControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { later, today } from '../days';
import { isDay } from '../list';

interface Props {
	value: string | null;
	onChange: ( day: string | null ) => void;
}

const soon = () => [
	{ label: __( 'Tomorrow', 'svc' ), days: 1 },
	{ label: __( 'In 3 days', 'svc' ), days: 3 },
	{ label: __( 'In a week', 'svc' ), days: 7 },
];

/** The day to call again: typed, or one of the usual ones. Saved when the focus leaves the field. */
export function DayField( { value, onChange }: Props ) {
	const [ typed, setTyped ] = useState( value ?? '' );
	useEffect( () => setTyped( value ?? '' ), [ value ] );
	function keep() {
		if ( typed !== ( value ?? '' ) && ( typed === '' || isDay( typed ) ) ) {
			onChange( typed === '' ? null : typed );
		}
	}
	return (
		<div className="svc-lead-day">
			<TextControl
				__next40pxDefaultSize
				type="date"
				label={ __( 'Follow-up', 'svc' ) }
				value={ typed }
				onChange={ setTyped }
				onBlur={ keep }
			/>
			<div className="svc-lead-day__choices">
				{ soon().map( ( { label, days } ) => (
					<Button
						key={ days }
						variant="tertiary"
						size="compact"
						onClick={ () => onChange( later( today(), days ) ) }
					>
						{ label }
					</Button>
				) ) }
				{ value !== null && (
					<Button
						variant="tertiary"
						size="compact"
						onClick={ () => onChange( null ) }
					>
						{ __( 'Clear', 'svc' ) }
					</Button>
				) }
			</div>
		</div>
	);
}
