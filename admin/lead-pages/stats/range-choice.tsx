import { Button, SelectControl, TextControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { FormEvent, ReactNode } from 'react';
import { siteDay } from '../../shared/site-day';
import { daysOf, isDay, lastDays, longest, type Range } from './range';

const lengths = [ 7, 30, 90, 365 ];

const lengthText = ( days: number ): string =>
	days === 365
		? __( 'Last 12 months', 'svc' )
		: sprintf(
				/* translators: %d: how many. */
				_n( 'Last %d day', 'Last %d days', days, 'svc' ),
				days
			);

interface Props {
	shown: Range;
	onChange: ( range: Range ) => void;
	links: ReactNode;
}

/** Chooses the days whose figures are shown: the last ones, or any of a year. */
export function RangeChoice( { shown, onChange, links }: Props ) {
	const now = siteDay();
	const known = lengths.find(
		( days ) => shown.to === now && daysOf( shown ) === days
	);
	const [ isOwn, setOwn ] = useState( false );
	const value = known === undefined || isOwn ? 'own' : String( known );
	return (
		<div className="svc-lead-stats__choice">
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Days', 'svc' ) }
				value={ value }
				options={ [
					...lengths.map( ( days ) => ( {
						value: String( days ),
						label: lengthText( days ),
					} ) ),
					{ value: 'own', label: __( 'From … to …', 'svc' ) },
				] }
				onChange={ ( next ) => {
					setOwn( next === 'own' );
					if ( next !== 'own' ) {
						onChange( lastDays( now, Number( next ) ) );
					}
				} }
			/>
			{ value === 'own' && (
				<OwnRange shown={ shown } onChange={ onChange } />
			) }
			{ links }
		</div>
	);
}

function OwnRange( { shown, onChange }: Pick< Props, 'shown' | 'onChange' > ) {
	const [ from, setFrom ] = useState( shown.from );
	const [ to, setTo ] = useState( shown.to );
	const [ error, setError ] = useState( '' );
	useEffect( () => {
		setFrom( shown.from );
		setTo( shown.to );
	}, [ shown.from, shown.to ] );
	function apply( event: FormEvent ) {
		event.preventDefault();
		const days = isDay( from ) && isDay( to ) ? daysOf( { from, to } ) : 0;
		if ( days < 1 || days > longest ) {
			setError( __( 'Choose from 1 to 366 days.', 'svc' ) );
			return;
		}
		setError( '' );
		onChange( { from, to } );
	}
	return (
		<form className="svc-lead-stats__own" noValidate onSubmit={ apply }>
			<TextControl
				__next40pxDefaultSize
				type="date"
				label={ __( 'From', 'svc' ) }
				max={ siteDay() }
				value={ from }
				onChange={ setFrom }
			/>
			<TextControl
				__next40pxDefaultSize
				type="date"
				label={ __( 'To', 'svc' ) }
				max={ siteDay() }
				value={ to }
				onChange={ setTo }
			/>
			<Button __next40pxDefaultSize variant="secondary" type="submit">
				{ __( 'Show', 'svc' ) }
			</Button>
			{ error !== '' && (
				<p className="svc-error" role="alert">
					{ error }
				</p>
			) }
		</form>
	);
}
